/** A thermograph: the picture of @lilypad/games, in the colours of the page. */
export function Thermograph({ svg }: { readonly svg: string }) {
  // Drawn by our own package, which escapes what it is given
  return <div class="thermograph" dangerouslySetInnerHTML={{ __html: svg }} />;
}
