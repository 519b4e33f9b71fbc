/** The access log: the common log format of web servers, and how many milliseconds the answer took. */

/** A request and its answer. */
export interface Exchange {
  readonly remote: string;
  /** The first line of the request; a dash if it could not be read. */
  readonly request: string;
  readonly status: number;
  readonly bytes: string | number;
  readonly ms: number;
}

/** `127.0.0.1 - - [16/Nov/2026:00:10:00 +0000] "GET /health HTTP/1.1" 200 62 0.4`. */
export const logLine = ({ remote, request, status, bytes, ms }: Exchange, now = new Date()): string =>
  `${remote} - - [${timestamp(now)}] "${escaped(request)}" ${status} ${bytes} ${ms.toFixed(1)}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function timestamp(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split(/[T.]/);
  const [year, month, day] = date.split('-');
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time} +0000`;
}

/** Quotes, backslashes and whatever is not printable ASCII are escaped, so that a line stays a line. */
const escaped = (text: string): string =>
  text.replace(/["\\]|[^\x20-\x7e]/g, (one) =>
    /["\\]/.test(one) ? `\\${one}` : `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
