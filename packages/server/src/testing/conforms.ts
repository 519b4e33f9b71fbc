/** Holds answers of the server against its own description in the OpenAPI format. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { OPEN_API } from '../openapi.ts';

interface Described {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
type Paths = Readonly<Record<string, { readonly get: { readonly responses: Readonly<Record<string, Described>> } }>>;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema({ ...OPEN_API, $id: 'openapi' });
const validators = new Map<object, ValidateFunction>();

/** What is wrong with the answer to GET or HEAD for a path; null if it is as described. */
export async function conforms(path: string, answer: Response, hasBody = true): Promise<string | null> {
  const found = templateOf(path.split('?')[0] ?? '');
  const listed = (OPEN_API.paths as unknown as Paths)[found]?.get.responses[answer.status];
  if (listed === undefined) return `${found} has no answer ${answer.status}`;
  const described = listed.$ref === undefined ? listed : (OPEN_API.components.responses[answer.status] as Described);
  for (const [name, { required }] of Object.entries(described.headers ?? {})) {
    if (required === true && !answer.headers.has(name)) return `${found}, ${answer.status}: no header ${name}`;
  }
  if (described.content === undefined) return null;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? 'none';
  const media = described.content[type] ?? described.content['*/*'];
  if (media === undefined) return `${found}, ${answer.status}: the type is ${type}`;
  if (media.schema === undefined || !hasBody) return null;
  const body: unknown = type === 'application/json' ? await answer.clone().json() : await answer.clone().text();
  const validate = validatorOf(media.schema);
  return validate(body) ? null : `${found}, ${answer.status}: ${ajv.errorsText(validate.errors)}`;
}

/** Compiled once; references in a schema lead into the whole description. */
function validatorOf(schema: object): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(inDescription(schema));
  validators.set(schema, known);
  return known;
}

const inDescription = (schema: object): object => ('$ref' in schema ? { $ref: `openapi${schema.$ref}` } : schema);

/** The path of the description for a path; an unknown one is answered as an unknown game would be. */
function templateOf(path: string): string {
  const [first, variant, what] = path.split('/').filter((segment) => segment !== '');
  if (first === undefined) return '/';
  if (first === 'workbench') return '/workbench/{file}';
  if (first !== 'toadsandfrogs') return `/${first}` in OPEN_API.paths ? `/${first}` : '/toadsandfrogs/';
  if (variant === undefined) return '/toadsandfrogs/';
  return `/toadsandfrogs/{variant}/${what === 'positions' || what === 'instructions' ? `${what}/` : ''}`;
}
