import { describe, expect, it } from 'vitest'
import {
  addTallies,
  emptyTally,
  failure,
  listedByPlaywright,
  summary,
  tallyPlaywright,
  tallyVitest,
} from './reports.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'Cannot find module',
  assertionResults: statuses.map((each) => ({ status: each, fullName: `${each} by name` })),
})

const none = { errors: [], suites: [] }

describe('the summary of a run', () => {
  it('counts each test of each file once', () => {
    const tally = tallyVitest({
      testResults: [file('failed', 'passed', 'failed', 'pending'), file('passed', 'passed', 'todo')],
    })
    expect(summary(tally)).toBe('2 passed, 1 failed, 2 skipped')
  })

  it('counts a file that could not be loaded as a failure, and says why', () => {
    const tally = tallyVitest({ testResults: [file('failed')] })
    expect(tally.failed).toBe(1)
    expect(tally.problems).toEqual(['a.test.ts could not be run: Cannot find module'])
  })

  it('counts a file whose clean-up failed although its tests passed', () => {
    expect(summary(tallyVitest({ testResults: [file('failed', 'passed')] }))).toBe(
      '1 passed, 1 failed, 0 skipped',
    )
  })

  it('names each test that failed, and the first line of why', () => {
    const failing = file('failed', 'passed', 'failed')
    const reasons = { failureMessages: ['AssertionError: expected 1 to be 2\n    at a.test.ts:3'] }
    const assertionResults = failing.assertionResults.map((each) => ({ ...each, ...reasons }))
    expect(tallyVitest({ testResults: [{ ...failing, assertionResults }] }).problems).toEqual([
      'a.test.ts > failed by name: AssertionError: expected 1 to be 2',
    ])
  })

  it('names each browser test that failed, or passed only on a second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'home.e2e.ts', tests: [{ status }] })
    const specs = [spec('greets', 'expected'), spec('sings', 'unexpected'), spec('waits', 'flaky')]
    const suites = [{ title: 'home.e2e.ts', specs, suites: [] }]
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
    expect(tallyPlaywright({ stats, errors: [], suites }).problems).toEqual([
      'home.e2e.ts > sings',
      'home.e2e.ts > waits',
    ])
  })

  it('takes a test that passed only on a second try for a failure', () => {
    const tally = tallyPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, ...none })
    expect(summary(tally)).toBe('3 passed, 2 failed, 2 skipped')
  })

  it('counts errors outside any browser test', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    const tally = tallyPlaywright({ stats, suites: [], errors: [{ message: 'no tests found' }, {}] })
    expect(tally.failed).toBe(2)
    expect(tally.problems).toEqual(['no tests found', 'an error outside any test'])
  })

  it('adds up the runners', () => {
    const sum = addTallies(addTallies(emptyTally(), { ...emptyTally(), passed: 4 }), failure('no report'))
    expect(summary(sum)).toBe('4 passed, 1 failed, 0 skipped')
    expect(sum.problems).toEqual(['no report'])
  })
})

it('names the browser tests of a listing by their titles, once a project', () => {
  const inner = { title: 'in Georgian', specs: [{ title: 'greets', file: 'home.e2e.ts', tests: [{}, {}] }] }
  const suites = [{ title: 'home.e2e.ts', specs: [], suites: [inner] }]
  expect(listedByPlaywright(suites)).toEqual([
    { file: 'home.e2e.ts', name: 'in Georgian > greets' },
    { file: 'home.e2e.ts', name: 'in Georgian > greets' },
  ])
})
