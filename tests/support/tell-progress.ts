/** What this reporter tells of a test. */
export interface Progress {
  /** The part of the run the test belongs to. */
  part: string
}

const tell = (progress: Progress): void => {
  process.send?.(progress)
}

/**
 * A reporter of both runners that tells the process which started them of every test that has finished,
 * so that it can tell a run that hangs from one that is slow, and what takes how long.
 */
export default class TellProgress {
  /** Vitest's word for it. */
  onTestCaseResult({ project }: { project: { name: string } }): void {
    tell({ part: project.name })
  }

  /** Playwright's word for it. */
  onTestEnd(): void {
    tell({ part: 'browser' })
  }

  /** Playwright: this reporter writes nothing. */
  printsToStdio(): boolean {
    return false
  }
}
