import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { Locale } from '../../../schema/locales.ts'
import type { PageOperation, PageRequest } from '../../../schema/pages.ts'
import { root } from '../../support/root.ts'

/**
 * Has the gateway at UPSTREAM asked once for what a page shows, and writes the page from then on: what React takes with
 * nothing around it.
 */
const upstream = process.env.UPSTREAM ?? ''

/** What the gateway of the benchmark believes to be its own address. */
const origin = 'http://127.0.0.1:3000'

interface Loaded {
  status: number
  write: () => string
}

const built: {
  createLoader: (manifest: unknown) => (request: PageRequest) => Promise<Loaded>
} = await import(join(root, 'dist/pages/entry.js'))

const load = built.createLoader(
  JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')),
)

const askIn =
  (locale: Locale) =>
  async ({ hash, variables }: PageOperation) => {
    const answer = await fetch(`${upstream}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      }),
    })
    return answer.json()
  }

const pages = new Map<string, Loaded>()

const app = Fastify()

app.get('/*', async ({ url: path, headers }, reply) => {
  const locale = headers['accept-language'] === 'ka' ? 'ka' : 'en'
  const key = `${locale} ${path}`
  const signal = new AbortController().signal
  const page = pages.get(key) ?? (await load({ url: origin + path, locale, ask: askIn(locale), signal }))
  pages.set(key, page)
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.write())
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
