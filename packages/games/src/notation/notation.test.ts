import { describe, expect, test } from 'vitest';
import { Arena } from '../core/arena.ts';
import type { GameId } from '../core/game-id.ts';
import { game as gameOf } from '../testing/text.ts';
import { parseGame } from './evaluate.ts';
import { formatGame, GameFormatter } from './format.ts';

const arena = new Arena();

const game = (text: string): GameId => gameOf(arena, text);
const plain = (text: string): string => formatGame(arena, game(text));

describe('plain style', () => {
  // Games written with braces, numbers and stars where that is practical, and what CGSuite prints for them.
  test.each([
    ['{|}', '0'],
    ['{0|}', '1'],
    ['{|{|0}}', '-2'],
    ['{1|2}', '3/2'],
    ['{1,2|}', '3'],
    ['{0|0}', '*'],
    ['{9/8|9/8}', '9/8*'],
    ['{0,*|0,*}', '*2'],
    ['{1,1*|1,1*}', '1*2'],
    ['{0|*}', '^'],
    ['{*|0}', 'v'],
    ['{0|0,*}', 'v*'],
    ['{0,*|0}', '^*'],
    ['{0||0,*|0}', '^^'],
    ['{0|*2}', '^*3'],
    ['{0|{0|{0|*3}}}', '^3*2'],
    ['{6,6*|6}', '6^*'],
    ['{{{{2|2,2*}|2}|2}|2}', '2v4'],
    ['{-1||-1,-1*|-1}', '-1^^'],
    ['{73/16+v8*9|73/16}', '73/16v9*8'],
    // uptimals
    ['{0||0|0,*}', '^<2>'],
    ['{0|*||*}', '^[2]'],
    ['{0|*||*|||*||||*}', '^[4]'],
    ['{*||*|0}', 'v[2]'],
    ['{0|0,{0|0,*}}', 'v[2]*'],
    ['{0|{0|0,{0|0,*}}}', '^<3>'],
    ['{5/2|5/2*||5/2*}', '5/2^[2]'],
    ['{0,*||*|0}', '^<2>*'],
    ['{0|||0||0|0,*}', '{0|^<2>}'],
    ['^<2>+^<2>', '{0||0,v*|vv}'],
    ['{0||0|vvv}', '{0||0|v3}'],
    // own negatives
    ['{1|-1}', '+-1'],
    ['{1/8|-1/8}', '+-1/8'],
    ['{1*|-1*}', '+-(1*)'],
    ['{1^|-1v}', '+-(1^)'],
    ['{^|v}', '*'],
    ['{^^|vv}', '+-^^'],
    ['{1||1|0|||0|-1||-1}', '+-(1Tiny(1))'],
    ['{2|1||-1|-2}', '+-{2|1}'],
    ['{1*,{2|0}|-1*,{0|-2}}', '+-{1*,{2|0}}'],
    ['{3|1}', '{3|1}'],
    // tinies
    ['{0||0|-1}', 'Tiny(1)'],
    ['{1|0||0}', 'Miny(1)'],
    ['{0||0|-3/2}', 'Tiny(3/2)'],
    ['{2||2|1}', '2Tiny(1)'],
    ['{3|-2||-2}', '-2Miny(5)'],
    ['{-1/2||-1/2|-5}', '-1/2Tiny(9/2)'],
    ['{0|||0||-1|-3}', 'Tiny({3|1})'],
    ['{5||3|1|||0||||0}', 'Miny({5||3|1})'],
    ['{0|||0||0|-2}', 'Tiny({2|0})'],
    // slashes
    ['{{3*|5/2}|2}', '{3*|5/2||2}'],
    ['{3|{2|1}}', '{3||2|1}'],
    ['{{4|3}|{2|1}}', '{4|3||2|1}'],
    ['{9|{8|{7|{6|5}}}}', '{9||||8|||7||6|5}'],
    ['{9|{8|{7|{6|{5|4}}}}}', '{9|{8||||7|||6||5|4}}'],
    ['{9|{8|{7|{6|{5|{4|3}}}}}}', '{9||8|{7||||6|||5||4|3}}'],
    ['{{5*|7/2}|3,{3,3*|3}}', '{5*|7/2||3,3^*}'],
    // the order of options
    ['{{3|-5},*,0,+-2|-9}', '{0,*,+-2,{3|-5}|-9}'],
    ['{{3*|-5},{3|-4*},0,+-2|-9}', '{0,+-2,{3|-4*},{3*|-5}|-9}'],
    ['{{{3|-5},{2|0}|-6},{2|-1}|-9}', '{{2|-1},{{2|0},{3|-5}|-6}|-9}'],
    ['{12|{2,{9|-6}|-7},{2|-6}}', '{12|{2|-6},{2,{9|-6}|-7}}'],
    ['{{2|0},^*2,*2,0|-1}', '{^*2,{2|0}|-1}'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  // Printed by CGSuite, among them values in which the order of options shows.
  test.each([
    '{^3|vv}',
    '{1|^^||^}',
    '{0|^<2>*}',
    '{0,*|||*||-1|-3}',
    '{5||3|1|||*||||0,*}',
    '{0|^[3]*||0,^[3]*|||0}',
    '{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}',
    '{3/2|1/2||{0|-3},{-1/2|-1||-5/2}}',
    '{{1v|^},{1v||1vv|0}|0,{^|0,{0|-1^^}}||-9}',
    '{{1v|^},{1v||1vv|0}|0,{^|0,{0|-1^^}}}',
    '{3Tiny({3|1})|1Tiny({3|1}),{2,{3|1}|0}||0}',
    '{5Tiny({5||3|1})|{3,{3|1}|||3|1||0|-2,{-2|-4}},{{4|2},{5||3|1}|0}||0}',
    '{4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}|||0,{5/2|1*,{1*|1/2}||-1/2|-2*,{-2*|-5/2}}}',
    '{{4*|3||{5/2|3/2*},{5/2|2*||3/2*|1}},{9/2*|7/2||3/2*|1/2}|0}',
    '{0||0,v*|vv|||{0||0,v*|vv|||vv,{0,v*|vv}},{0||0,v*|vv}|{0||0,v*|vv|||vv,{0,v*|vv}||||vv}}',
    '{0,*,*2,*3,{0,*,*2,*3,*4||*4,v*5|vv*4}||{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}},{0,*,*2,*3,*4||*4,v*5|vv*4}|{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}||||vv*4}}',
    '{{^^*4||||{^^*4|*4,^*5},^^*4|||^^*4|*4,^*5||0,*,*2,*3,*4}|{^^*4|*4,^*5||0,*,*2,*3,*4},{{^^*4|*4,^*5},^^*4|||^^*4|*4,^*5||0,*,*2,*3,*4}||0,*,*2,*3,{^^*4|*4,^*5||0,*,*2,*3,*4}}',
  ])('%s is printed as it is read', (text) => {
    expect(plain(text)).toBe(text);
  });

  test('the known values of two starting positions, from their braces', () => {
    expect(plain('{{1|*},{{3/2|{1|{0|0,{0|0,*}}}}|0}|{0|{{{0,{0,*|0}|0}|-1}|-3/2}},{*|-1}}')).toBe(
      '+-{{1|*},{3/2||1|v[2]*|||0}}',
    );
    const left =
      '{2|*},{{5/2|{2|{0|{{0|{{{0,*|0}|0}|-1}},{0|{{0|{{{1/32|0}|0}|-2}}|-1/2*}}|{{{{0,*|0}|0}|-1/2}|-1*}}}}}|0}';
    const right =
      '{0|{{{{{1*|{1/2|{0|{0|0,*}}}}|{{1|{0|{0|0,*}}}|0},{{1/2*|{{2|{0|{0|-1/32}}}|0}}|0}}|0}|-2}|-5/2}},{*|-2}';
    expect(plain(`{${left}|${right}}`)).toBe(
      '+-{{2|*},{5/2||2|{0||||{0||v<2>|-1},{0||||0||Miny(1/32)|-2|||-1/2*}|||v<2>|-1/2||-1*}|||0}}',
    );
  });
});

describe('the four styles', () => {
  const bar = '\\middle|';
  test.each([
    ['-5/2', '-5/2', '-5/2', '−5/2', '-\\frac{5}{2}'],
    ['3*', '3*', '3*', '3∗', '3{\\ast}'],
    ['*2', '*2', '{0,*|0,*}', '∗2', '{\\ast}2'],
    ['^', '^', '{0|*}', '↑', '{\\uparrow}'],
    ['1/2vv*', '1/2vv*', '{{1/2*|1/2}|1/2}', '1/2⇓∗', '\\frac{1}{2}{\\Downarrow}{\\ast}'],
    ['^^', '^^', '{0|{0,*|0}}', '⇑', '{\\Uparrow}'],
    ['v3', 'v3', '{{{*|0}|0}|0}', '↓3', '{\\downarrow}3'],
    ['^<2>', '^<2>', '{0|{0|0,*}}', '↑²', '{\\uparrow}^{2}'],
    ['v[13]*', 'v[13]*', null, '↓[13]∗', '{\\downarrow}^{[13]}{\\ast}'],
    ['^<120>', '^<120>', null, '↑¹²⁰', '{\\uparrow}^{120}'],
    ['+-1', '+-1', '{1|-1}', '±1', '{\\pm}1'],
    ['+-(1*)', '+-(1*)', '{1*|-1*}', '±(1∗)', '{\\pm}\\left(1{\\ast}\\right)'],
    ['Tiny(12)', 'Tiny(12)', '{0|{0|-12}}', '⧾₁₂', '{\\mathbf{+}}_{12}'],
    ['-1Miny(3/2)', '-1Miny(3/2)', '{{1/2|-1}|-1}', '−1⧿(3/2)', '-1{\\mathbf{-}}_{\\frac{3}{2}}'],
    [
      '{3*|5/2||2}',
      '{3*|5/2||2}',
      '{{3*|5/2}|2}',
      '{3∗|5/2||2}',
      `\\left\\{3{\\ast}${bar}\\frac{5}{2}${bar}${bar}2\\right\\}`,
    ],
    [
      '+-{1*,{2|0}}',
      '+-{1*,{2|0}}',
      '{1*,{2|0}|-1*,{0|-2}}',
      '±{1∗,{2|0}}',
      `{\\pm}\\left\\{1{\\ast},\\left\\{2${bar}0\\right\\}\\right\\}`,
    ],
  ])('%s', (text, asPlain, asPaper, asUnicode, asLatex) => {
    const g = game(text);
    expect(formatGame(arena, g, { style: 'plain' })).toBe(asPlain);
    if (asPaper !== null) expect(formatGame(arena, g, { style: 'paper' })).toBe(asPaper);
    expect(formatGame(arena, g, { style: 'unicode' })).toBe(asUnicode);
    expect(formatGame(arena, g, { style: 'latex' })).toBe(asLatex);
  });
});

describe('what the printer needs beyond one game', () => {
  test('one formatter for many games', () => {
    const formatter = new GameFormatter(arena, { style: 'paper' });
    expect(['^', '{2|^}', '^'].map((text) => formatter.format(game(text)))).toEqual(['{0|*}', '{2|{0|*}}', '{0|*}']);
  });

  test('the text does not depend on the order in which games were made', () => {
    const texts = ['{{3|-5},*,0,+-2|-9}', '{{1v|^},{1v||1vv|0}|0,{^|0,{0|-1^^}}}', '+-{{1|*},{3/2||1|v[2]*|||0}}'];
    const other = new Arena();
    for (const text of ['{{3|-5}|-9}', '{0|-1^^}', '{{{3/2||1|v[2]*}|0}|-7}', ...texts.reverse()]) {
      const parsed = parseGame(other, text);
      if (!parsed.ok) throw new Error(parsed.error.message);
      expect(formatGame(other, parsed.value)).toBe(plain(text));
    }
  });

  test('a text beyond the limit is refused at once', () => {
    const long = /^The value is too long to write down: it takes more than 1,000,000 characters\.$/;
    expect(() => formatGame(arena, game('*1000'), { style: 'paper' })).toThrow(long);
    expect(() => formatGame(arena, game('2**20000'), { maxLength: 6020 })).toThrow(/6,020 characters/);
    expect(formatGame(arena, game('2**20000'), { maxLength: 6021 })).toHaveLength(6021);
    expect(formatGame(arena, game('{3|1}'), { maxLength: 5 })).toBe('{3|1}');
    expect(() => formatGame(arena, game('{3|1}'), { maxLength: 4 })).toThrow(/4 characters/);
  });
});
