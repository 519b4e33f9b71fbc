export function TablesPage() {
  return <h1>tables</h1>;
}
