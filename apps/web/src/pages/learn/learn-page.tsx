export function LearnPage() {
  return <h1>learn</h1>;
}
