/** Lines of standard input have a time limit even if none is asked for. */
import { beforeEach, expect, test, vi } from 'vitest';
import { answerOperands } from './answer-operands.ts';

const { limits, asked } = vi.hoisted(() => ({ limits: [] as number[], asked: [] as string[] }));

vi.mock('./time-limit.ts', () => ({
  TimeLimit: class {
    constructor(_script: URL, _task: object, seconds: number) {
      limits.push(seconds);
    }
    readonly answer = (text: string): string => `${text}!`;
    async close(): Promise<void> {}
  },
}));
vi.mock('../input/ask-ahead.ts', () => ({
  forEachOperandAhead: async (_: string, [operand]: string[], answer: (text: string) => string) => {
    asked.push(answer(operand ?? ''));
  },
}));
vi.mock('../input/batch.ts', () => ({
  forEachOperand: async (_: string, [operand]: string[], answer: (text: string) => string) => {
    asked.push(answer(operand ?? ''));
  },
}));

beforeEach(() => {
  limits.length = 0;
  asked.length = 0;
});

test.each([
  [['-'], {}, [60], ['-!']],
  [['-'], { seconds: 5 }, [5], ['-!']],
  [['T.F'], { seconds: 5 }, [5], ['T.F!']],
  [['T.F'], {}, [], ['T.F?']],
])('%j with %j: the limits of threads are %j, the answers %j', async (operands, options, seconds, answers) => {
  const script = new URL('file:///none.js');
  await answerOperands('positions', operands, options, script, () => (text) => `${text}?`);
  expect([limits, asked]).toEqual([seconds, answers]);
});
