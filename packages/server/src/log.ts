/** The access log: the common log format of web servers, and how many milliseconds the answer took. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  readonly remote: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ms: number;
}

/** `127.0.0.1 - - [16/Nov/2026:00:10:00 +0000] "GET /health HTTP/1.1" 200 62 0.4`; 499 if the client went away. */
export function logLine({ remote, request, response, ms }: Exchange, now = new Date()): string {
  const { method, url = '', httpVersion } = request;
  const status = response.writableFinished ? response.statusCode : 499;
  const bytes = response.getHeader('content-length') ?? '-';
  return `${remote} - - [${timestamp(now)}] "${method} ${quoted(url)} HTTP/${httpVersion}" ${status} ${bytes} ${ms.toFixed(1)}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function timestamp(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split(/[T.]/);
  const [year, month, day] = date.split('-');
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time} +0000`;
}

/** Quotes, backslashes and whatever is not printable ASCII are escaped, so that a line stays a line. */
const quoted = (text: string): string =>
  text.replace(/["\\]|[^\x20-\x7e]/g, (one) =>
    /["\\]/.test(one) ? `\\${one}` : `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
