/** The certificates of the project, each fetched when it is first looked at. */
import type { CertificateDocument } from './document.ts';

export { LIBRARY } from 'virtual:library';

export const documentOf = (text: string): CertificateDocument => JSON.parse(text) as CertificateDocument;
