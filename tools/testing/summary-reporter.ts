/** A vitest reporter whose one line, `N passed, N failed`, is the last thing the test run prints. */
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[], reason: TestRunEndReason): void {
    let passed = 0;
    let failed = unhandled.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state !== 'skipped') failed += 1;
      }
    }
    if (reason !== 'passed' && failed === 0) failed = 1;
    process.on('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
