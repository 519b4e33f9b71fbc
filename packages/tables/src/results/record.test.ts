import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Result, readLine, writeLine } from './record.ts';
import { readResults, writeResults } from './results.ts';

const result = (position: string, value = '*'): Result => ({
  type: 'result',
  position,
  value,
  method: 'sweep',
  nodes: 10,
  seconds: 0.5,
  version: '0.1.0',
  date: '2024-01-01T00:00:00.000Z',
});

describe('lines', () => {
  it('are read back as they were written, and any change is noticed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), fc.nat(255), (position, value, at, byte) => {
        const line = writeLine(result(position, value)).trimEnd();
        expect(readLine(line)).toEqual(result(position, value));
        const changed = Buffer.from(line);
        if (changed[at % changed.length] === byte) return;
        changed[at % changed.length] = byte;
        expect(readLine(changed.toString('latin1'))).toBeNull();
        expect(readLine(line.slice(0, at % line.length))).toBeNull();
      }),
    );
  });
});

test('a line as it stands in files', () => {
  const line = writeLine({ type: 'header', program: 'lilypad', format: 1 });
  expect(line).toBe('2384b111e42420d5 {"type":"header","program":"lilypad","format":1}\n');
});

test.each([
  [null],
  [[]],
  [{ type: 'header' }],
  [{ type: 'letter', position: 'T.F' }],
  [{ type: 'toString' }],
  [{ ...result('T.F'), value: 5 }],
  [{ ...result('T.F'), nodes: '5' }],
  [{ type: 'claim', position: 'T.F' }],
])('%j is no line, whatever its checksum', (line) => {
  expect(readLine(writeLine(line as unknown as Result).trimEnd())).toBeNull();
});

describe('files', () => {
  it('are read as they were written', () => {
    const results = [result('T.F'), result('T..F', '0')];
    const read = readResults(writeResults(results));
    expect(read.ok && [...read.value.values()]).toEqual(results);
  });

  it('are refused if a line is damaged', () => {
    const text = writeResults([result('T.F'), result('T..F', '0')]);
    expect(readResults(text.replace('"0"', '"1"'))).toEqual({ ok: false, line: 3 });
  });
});
