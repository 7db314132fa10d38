/** How many tests ended how, and the sentences that explain failures no test stands for. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  problems: string[]
}

export interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: VitestResult[] }[]
}

interface VitestResult {
  status: string
  fullName: string
  failureMessages?: string[] | null
}

export interface PlaywrightReport {
  errors: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

/** One test as `vitest list --json` names it. */
export interface ListedTest {
  name: string
  file: string
}

/** What `playwright test --list --reporter=json` writes. */
export interface PlaywrightListing {
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  specs: { title: string; file: string; tests: { status?: string }[] }[]
  suites?: PlaywrightSuite[]
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0, problems: [] })

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  problems: [...a.problems, ...b.problems],
})

/** A failure that belongs to no test still counts as one, so that it can never be read as a pass. */
export const failure = (problem: string): Tally => ({ ...emptyTally(), failed: 1, problems: [problem] })

/** Counts tests, and each file that failed before or beside its tests as one failure more. */
export const tallyVitest = (report: VitestReport): Tally => {
  const tally = emptyTally()
  for (const file of report.testResults) {
    const statuses = file.assertionResults.map((test) => test.status)
    const failed = statuses.filter((status) => status === 'failed').length
    const passed = statuses.filter((status) => status === 'passed').length
    tally.passed += passed
    tally.failed += failed
    tally.skipped += statuses.length - passed - failed
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status !== 'failed') continue
      const [reason = 'without a word'] = (failureMessages?.[0] ?? '').split('\n')
      tally.problems.push(`${file.name} > ${fullName}: ${reason}`)
    }
    if (file.status === 'failed' && failed === 0) {
      tally.failed += 1
      tally.problems.push(`${file.name} could not be run: ${file.message}`)
    }
  }
  return tally
}

/** Counts tests; one that passed only on a second try is a failure. */
export const tallyPlaywright = ({ stats, errors, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
  problems: [
    ...errors.map((error) => error.message ?? 'an error outside any test'),
    ...listedByPlaywright(suites, isFailure).map(({ file, name }) => `${file} > ${name}`),
  ],
})

type PlaywrightTest = PlaywrightSuite['specs'][number]['tests'][number]

const isFailure = ({ status }: PlaywrightTest): boolean => status === 'unexpected' || status === 'flaky'

/** The tests of a Playwright report, named by file and titles; as often as projects run them. */
export const listedByPlaywright = (
  suites: PlaywrightSuite[],
  isWanted: (test: PlaywrightTest) => boolean = () => true,
  above: string[] = [],
): ListedTest[] =>
  suites.flatMap((suite) => {
    const titles = above.length === 0 && suite.title.endsWith('.ts') ? above : [...above, suite.title]
    const own = suite.specs.flatMap((spec) =>
      spec.tests
        .filter(isWanted)
        .map(() => ({ file: spec.file, name: [...titles, spec.title].filter(Boolean).join(' > ') })),
    )
    return [...own, ...listedByPlaywright(suite.suites ?? [], isWanted, titles)]
  })

/** The line every run ends with. */
export const summary = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
