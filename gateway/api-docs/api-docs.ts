import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag, isKnown } from '../http/entity-tag.ts'
import { apiDocsPage, apiDocsPath, apiDocsScript, apiDocsStyles, openapiPath } from './api-docs-page.ts'

const require = createRequire(import.meta.url)

/** From the package that brings Swagger UI without the original's postinstall script, which reports home. */
const bundle = require.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js')
const sheet = require.resolve('@fastify/swagger-ui/static/swagger-ui.css')

const own = (text: string) => async (): Promise<Buffer> => Buffer.from(text)

const script = 'text/javascript; charset=utf-8'
const styles = 'text/css; charset=utf-8'

const files = [
  { path: apiDocsPath, type: 'text/html; charset=utf-8', read: own(apiDocsPage) },
  { path: `${apiDocsPath}/reference.js`, type: script, read: own(apiDocsScript) },
  { path: `${apiDocsPath}/reference.css`, type: styles, read: own(apiDocsStyles) },
  { path: `${apiDocsPath}/swagger-ui-bundle.js`, type: script, read: () => readFile(bundle) },
  { path: `${apiDocsPath}/swagger-ui.css`, type: styles, read: () => readFile(sheet) },
]

type Coding = 'br' | 'gzip' | 'identity'

interface Prepared {
  /** By content coding, like what they name: other bytes have another tag. */
  etags: Record<Coding, string>
  bodies: Record<Coding, Buffer>
}

const brotli = promisify(brotliCompress)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const prepare = async (read: () => Promise<Buffer>): Promise<Prepared> => {
  const identity = await read()
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions), promisify(gzip)(identity)])
  return {
    etags: { identity: entityTag(identity), br: entityTag(br), gzip: entityTag(gz) },
    bodies: { identity, br, gzip: gz },
  }
}

/** Best first, whatever order a browser names them in. */
const codings = ['br', 'gzip'] as const

const send = (request: FastifyRequest, reply: FastifyReply, { etags, bodies }: Prepared): FastifyReply => {
  const coding = codings.find((each) => request.encoding([each]) === each) ?? 'identity'
  const etag = etags[coding]
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (isKnown(request, etag)) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.send(bodies[coding])
}

/**
 * Serves the OpenAPI document and a page to read and try it with, all of it from here. Nothing is read or
 * compressed before somebody asks, and then once.
 */
export const apiDocsRoutes = (app: FastifyInstance): void => {
  const hidden = { schema: { hide: true } }
  const serve = (path: string, type: string, read: () => Promise<Buffer>): void => {
    let prepared: Promise<Prepared> | undefined
    app.get(path, hidden, async (request, reply) => {
      prepared ??= prepare(read)
      return send(request, reply.type(type), await prepared)
    })
  }
  for (const { path, type, read } of files) serve(path, type, read)
  serve(openapiPath, 'application/json; charset=utf-8', async () =>
    Buffer.from(JSON.stringify(app.swagger())),
  )
}
