import { killAll, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** Audits one page as a telephone of the middle class loads it. Prints what was found as a line of JSON. */
const [url = ''] = process.argv.slice(2)
const { CHROMIUM = '', CHROMIUM_FLAGS = '' } = process.env

process.once('SIGTERM', () => {
  killAll()
  process.exit(1)
})

const chrome = await launch({
  chromePath: CHROMIUM,
  chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS.split(' ')],
  logLevel: 'silent',
})
try {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`nothing was found out about ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const requests = details?.type === 'table' ? details.items : []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const bytes = scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
  console.log(
    JSON.stringify({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: bytes,
      scripts: scripts.length,
    }),
  )
} finally {
  chrome.kill()
}
