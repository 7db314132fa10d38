import { findChromium } from '../../support/chromium.ts'
import type { PostgresCluster } from '../../support/postgres-cluster.ts'
import { anyProjectId } from '../data/any-project-id.ts'
import { fillDatabase } from '../data/fill-database.ts'
import { makeDatabase } from '../data/make-database.ts'
import type { Shape } from '../data/shape.ts'
import type { Ends } from '../ends.ts'
import { BenchFailure } from '../failure.ts'
import type { Flags } from '../flags.ts'
import { installPackages } from '../install-packages.ts'
import { median } from '../measure/percentile.ts'
import type { Progress } from '../progress.ts'
import { startOther, startProduct } from '../servers.ts'
import { type Audit, auditPage } from './audit-page.ts'

/** The medians of a page, and of the same page without its scripts, audited in turns. */
export interface Painted {
  page: string
  whole: Audit
  withoutScripts: Audit
}

const paths = ['/', '/dashboard', '/projects/{id}', '/donate', '/colab', '/sign-in']

const inTheMiddle = (audits: readonly Audit[]): Audit => {
  const of = (name: keyof Audit) => median(audits.map((audit) => audit[name]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    scriptBytes: of('scriptBytes'),
    scripts: of('scripts'),
  }
}

/** Audits what a telephone takes to show the pages. */
export const runFirstPaint = async (
  cluster: PostgresCluster,
  shape: Shape,
  ends: Ends,
  { quick }: Flags,
  progress: Progress,
): Promise<Painted[]> => {
  const chromium = findChromium()
  if (chromium === null) {
    throw new BenchFailure(
      'Lighthouse needs Chromium.',
      'Install it (Debian: chromium), or set CHROMIUM to the program, or run without --lighthouse.',
    )
  }
  await installPackages('tests/bench/lighthouse', progress)
  progress.step('first paint: fills a database, starts the servers')
  const url = await makeDatabase(cluster, 'first paint', (dataSource) => fillDatabase(dataSource, shape))
  const projectId = await anyProjectId(url)
  const gateway = await startProduct(ends, url)
  const bare = await startOther(ends, 'without scripts', 'tests/bench/first-paint/without-scripts.ts', {
    UPSTREAM: gateway.address,
  })
  const results: Painted[] = []
  const rounds = quick ? 1 : 5
  for (const page of paths) {
    const path = page.replace('{id}', projectId)
    const whole: Audit[] = []
    const withoutScripts: Audit[] = []
    for (let round = 1; round <= rounds; round++) {
      progress.detail(`first paint of ${page}: round ${round} of ${rounds}`)
      whole.push(await auditPage(ends, chromium, `${gateway.address}${path}`))
      withoutScripts.push(await auditPage(ends, chromium, `${bare.address}${path}`))
    }
    const painted = { page, whole: inTheMiddle(whole), withoutScripts: inTheMiddle(withoutScripts) }
    results.push(painted)
    progress.step(
      `first paint of ${page}: ${painted.whole.performance}, LCP ${Math.round(painted.whole.lcp)} ms`,
    )
  }
  await bare.stop()
  await gateway.stop()
  return results
}
