/** KaTeX's style sheet names every font three times, in formats for old browsers too; only woff2 is kept. */
import type { Plugin } from 'vite';

const OLD_FORMATS = /,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["']?(?:woff|truetype)["']?\)/g;

export function lightFonts(): Plugin {
  return {
    name: 'lilypad-light-fonts',
    enforce: 'pre',
    transform(code, id) {
      return /katex[^/]*\.css$/.test(id) ? code.replace(OLD_FORMATS, '') : null;
    },
  };
}
