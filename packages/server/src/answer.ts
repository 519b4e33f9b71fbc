/** The answer to a request, before it is sent. */
import type { ReadStream } from 'node:fs';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes to send, or a file to stream; its length is then in the headers. */
  readonly body: Buffer | (() => ReadStream);
}

interface JsonAnswer extends Answer {
  readonly body: Buffer;
}

/** A request that cannot be answered as asked: a status, and a sentence for the `error` key. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Seconds after which a client may ask again. */
const RETRY_AFTER = '5';

/** 503: what was asked cannot be answered now, but perhaps later. */
export const unavailable = (message: string): HttpError => new HttpError(503, message, { 'retry-after': RETRY_AFTER });

/** A document as JSON. */
export function json(status: number, document: unknown, headers: Readonly<Record<string, string>> = {}): JsonAnswer {
  return jsonText(status, Buffer.from(`${JSON.stringify(document)}\n`), headers);
}

/** A document that is JSON text already. */
export function jsonText(status: number, body: Buffer, headers: Readonly<Record<string, string>> = {}): JsonAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}

export const failure = (error: HttpError): JsonAnswer => json(error.status, { error: error.message }, error.headers);
