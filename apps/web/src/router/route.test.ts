import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGES, parseRoute, printRoute } from './route.ts';

describe('routes', () => {
  it.each([
    ['', 'front', {}],
    ['#', 'front', {}],
    ['#/', 'front', {}],
    ['#/?sum=T.F', 'explore', { sum: 'T.F' }],
    ['#/play', 'play', {}],
    ['#/nowhere', 'missing', {}],
    ['#/Play', 'missing', {}],
    ['#/explore?sum=TT..FF+%2B+TF.', 'explore', { sum: 'TT..FF + TF.' }],
    ['#/explore?sum=T^5.^4F^3', 'explore', { sum: 'T^5.^4F^3' }],
    ['#/tables?table=3.1&cell=1', 'tables', { table: '3.1', cell: '1' }],
    ['#/explore?sum=%E2%96%A1T', 'explore', { sum: '□T' }],
    ['#/explore?sum=%', 'explore', { sum: '%' }],
  ])('%s', (hash, page, parameters) => {
    expect(parseRoute(hash)).toEqual({ page, parameters });
  });

  it('leaves empty parameters out and keeps boards readable', () => {
    expect(printRoute({ page: 'play', parameters: { board: 'T^2.^2F^2', moves: '' } })).toBe('#/play?board=T^2.^2F^2');
  });

  it('has a short address for the front page', () => {
    expect(printRoute({ page: 'front', parameters: {} })).toBe('#/');
  });

  it('reads back whatever it prints', () => {
    const parameters = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      fc.string({ minLength: 1, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), parameters, (page, record) => {
        const route = { page, parameters: { ...record } };
        expect(parseRoute(printRoute(route))).toEqual(route);
      }),
    );
  });
});
