/** Saves a picture of the page: as SVG, which stays sharp, or as PNG. */
import { downloadBlob } from './download.ts';

interface PictureButtonsProps {
  /** The name of the file, without its ending. */
  readonly name: string;
  /** What it is, for screen readers. */
  readonly what: string;
  readonly picture: () => SVGSVGElement | null;
}

/** Pixels of the PNG for a pixel of the page. */
const SCALE = 2;

export function PictureButtons({ name, what, picture }: PictureButtonsProps) {
  const save = (make: (svg: SVGSVGElement) => Promise<Blob>, ending: string) => async (): Promise<void> => {
    const svg = picture();
    if (svg !== null) downloadBlob(`${name}.${ending}`, await make(svg));
  };
  return (
    <>
      <button type="button" aria-label={`Save ${what} as SVG`} onClick={save(asSvg, 'svg')}>
        SVG
      </button>
      <button type="button" aria-label={`Save ${what} as PNG`} onClick={save(asPng, 'png')}>
        PNG
      </button>
    </>
  );
}

const asSvg = async (svg: SVGSVGElement): Promise<Blob> => new Blob([standalone(svg)], { type: 'image/svg+xml' });

async function asPng(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('There is no picture.')) : resolve(blob)), 'image/png'),
  );
}

/** What the look of the page gives to shapes and letters, and a picture by itself must say. */
const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'opacity',
  'font',
  'text-anchor',
  'fill-opacity',
];

/** The picture as a document of its own: with its look written out, on the colour of the page. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]);
  for (const [i, element] of (from ?? []).entries()) {
    const computed = getComputedStyle(element);
    const target = to?.[i];
    if (target === undefined) continue;
    for (const name of LOOK) target.style.setProperty(name, computed.getPropertyValue(name));
    for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-expanded']) target.removeAttribute(name);
  }
  for (const marked of copy.querySelectorAll('[data-screen]')) marked.remove();
  const { width, height } = sizeOf(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.removeAttribute('style');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(svg.closest('.card') ?? document.body).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** The size of the whole drawing; the page may show only a part of it. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  const [width, height] = (svg.dataset.size ?? '').split(' ').map(Number);
  const box = svg.getBoundingClientRect();
  return { width: width || Math.round(box.width), height: height || Math.round(box.height) };
}
