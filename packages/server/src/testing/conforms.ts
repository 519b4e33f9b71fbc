/** Holds answers of the server against its own description in the OpenAPI format. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPEN_API } from '../openapi.ts';

interface Response200 {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}
type Paths = Readonly<Record<string, { readonly get: { readonly responses: Readonly<Record<string, Response200>> } }>>;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema({ ...OPEN_API, $id: 'openapi' });

/** What is wrong with the answer to GET or HEAD for a path; null if it is as described. */
export async function conforms(path: string, answer: Response, hasBody = true): Promise<string | null> {
  const found = templateOf(path.split('?')[0] ?? '');
  const described = (OPEN_API.paths as unknown as Paths)[found]?.get.responses[answer.status];
  if (described === undefined) return `${found} has no answer ${answer.status}`;
  for (const [name, { required }] of Object.entries(described.headers ?? {})) {
    if (required === true && !answer.headers.has(name)) return `${found}, ${answer.status}: no header ${name}`;
  }
  const type = answer.headers.get('content-type')?.split(';')[0] ?? 'none';
  if (described.content === undefined) return null;
  const media = described.content[type] ?? described.content['*/*'];
  if (media === undefined) return `${found}, ${answer.status}: the type is ${type}`;
  if (media.schema === undefined || !hasBody) return null;
  const body: unknown = type === 'application/json' ? await answer.clone().json() : await answer.clone().text();
  const pointer = `/paths/${found.replaceAll('/', '~1')}/get/responses/${answer.status}/content/${type.replaceAll('/', '~1')}/schema`;
  const validate =
    ajv.getSchema(`openapi#${encodeURI(pointer)}`) ?? ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
  return validate(body) ? null : `${found}, ${answer.status}: ${ajv.errorsText(validate.errors)}`;
}

/** The path of the description for a path; an unknown one is answered as an unknown game would be. */
function templateOf(path: string): string {
  const [first, variant, what] = path.split('/').filter((segment) => segment !== '');
  if (first === undefined) return '/';
  if (first === 'workbench') return '/workbench/{file}';
  if (first !== 'toadsandfrogs') return `/${first}` in OPEN_API.paths ? `/${first}` : '/toadsandfrogs/';
  if (variant === undefined) return '/toadsandfrogs/';
  return `/toadsandfrogs/{variant}/${what === 'positions' || what === 'instructions' ? `${what}/` : ''}`;
}
