export function TheoremsPage() {
  return <h1>theorems</h1>;
}
