/**
 * A reporter of both runners that tells the process which started them of every test that has finished,
 * so that it can tell a run that hangs from one that is slow.
 */
export default class TellProgress {
  readonly #tell = (): void => {
    process.send?.('a test has finished')
  }

  /** Vitest's word for it. */
  readonly onTestCaseResult = this.#tell

  /** Playwright's word for it. */
  readonly onTestEnd = this.#tell

  /** Playwright: this reporter writes nothing. */
  printsToStdio(): boolean {
    return false
  }
}
