import { expect, it } from 'vitest';
import { readResults } from './results.ts';

it('reads results and passes over the other lines', () => {
  const text = [
    '0000000000000000 {"type":"header","program":"lilypad","format":1}',
    '1111111111111111 {"type":"claim","position":"T^9.^9F^9","host":"x","pid":1}',
    '2222222222222222 {"type":"result","position":"T^6.^5F^5","value":"2v4","method":"sweep","nodes":1,"seconds":1.5}',
    '',
  ].join('\n');
  expect(readResults(text)).toEqual([
    expect.objectContaining({ position: 'T^6.^5F^5', value: '2v4', method: 'sweep', seconds: 1.5 }),
  ]);
});
