export function PlayPage() {
  return <h1>play</h1>;
}
