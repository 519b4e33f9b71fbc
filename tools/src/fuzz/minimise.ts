/** Makes a text smaller that shows a defect: parts are left out as long as the defect is seen. */

/** The smallest text that was found for which `isBad` still holds. It must hold for the given one. */
export async function minimise(text: string, isBad: (text: string) => Promise<boolean>, most = 400): Promise<string> {
  let best = text;
  let tries = 0;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.length && tries < most; ) {
      const shorter = best.slice(0, at) + best.slice(at + size);
      tries += 1;
      if (await isBad(shorter)) best = shorter;
      else at += size;
    }
  }
  return best;
}
