import type { Painted } from '../first-paint/run-first-paint.ts'
import { figure, table } from './table.ts'

/** What a telephone takes to show each page, and how much of it is due to the page's scripts. */
export const paintedTable = (all: readonly Painted[]): string =>
  table(
    [
      'page',
      'performance',
      'other scores',
      'LCP ms',
      'without scripts',
      'ratio',
      'TBT ms',
      'CLS',
      'scripts',
      'their kB',
    ],
    all.map(({ page, whole, withoutScripts }) => [
      page,
      figure(whole.performance),
      [whole.accessibility, whole.bestPractices, whole.seo].map(figure).join(' · '),
      figure(whole.lcp),
      figure(withoutScripts.lcp),
      (whole.lcp / withoutScripts.lcp).toFixed(2),
      figure(whole.tbt),
      whole.cls.toFixed(3),
      figure(whole.scripts),
      figure(whole.scriptBytes / 1000),
    ]),
  )
