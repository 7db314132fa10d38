import { createServer, request } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { stripScripts } from './strip-scripts.ts'

/**
 * The gateway at UPSTREAM without the scripts of its pages: everything else is passed on as it is. A process of its
 * own.
 */
const upstream = new URL(process.env.UPSTREAM ?? '')

/** As the gateway compresses its pages. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const pages = new Map<string, Buffer>()

const pageAt = async (path: string): Promise<Buffer> => {
  const known = pages.get(path)
  if (known) return known
  const html = await (await fetch(new URL(path, upstream), { headers: { 'accept-language': 'en' } })).text()
  const page = brotliCompressSync(stripScripts(html), quality)
  pages.set(path, page)
  return page
}

const server = createServer((asked, answer) => {
  const { url: path = '/', method, headers } = asked
  if (headers.accept?.startsWith('text/html')) {
    pageAt(path).then(
      (page) => {
        answer
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
          .end(page)
      },
      (error: unknown) => answer.writeHead(502).end(String(error)),
    )
    return
  }
  const passed = request(new URL(path, upstream), { method, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers)
    found.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  passed.end()
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`Open http://127.0.0.1:${address.port}`)
})
