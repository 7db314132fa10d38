import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages } from '../../schema/pages.ts'
import { Problem } from '../core/problem.ts'
import { robotsText, sitemapXml } from './for-search-engines.ts'
import { originOf, type Site } from './site.ts'
import { visitorLocale } from './visitor-locale.ts'

/** How the client offers its pages: as they were built, or as their sources are now. */
export interface PageSource {
  pages: () => Promise<Pages>
  /** The document without content, that a browser fills by itself. */
  shell: (url: string) => Promise<string>
  /** What is still to be done to a rendered document. */
  finish?: (url: string, html: string) => Promise<string>
}

/** Addresses that belong to programs: there an unknown one is answered as a problem, not as a page. */
const programPaths = /^\/(api|graphql|health|ready|metrics|assets|uploads)(\/|$)/

/** A request line may also hold a whole address or `*`, which would run on into our own origin. */
const isPagePath = (path: string): boolean => path.startsWith('/') && !programPaths.test(path)

/** Seconds until a browser may ask again for a page that was asked for while the gateway was starting. */
const startingPause = 5

/** Fast enough to compress while the reader waits. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const inHtml = (reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('vary', 'accept-language, cookie')

/** The document without content: the browser draws the page, and search engines pass it over. */
const sendShell = async (
  { url }: FastifyRequest,
  reply: FastifyReply,
  { shell }: PageSource,
): Promise<FastifyReply> =>
  inHtml(reply)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(await shell(url))

const render = async (site: Site, pages: Pages, request: FastifyRequest) => {
  const locale = visitorLocale(request)
  return pages.render({
    url: `${originOf(site, request)}${request.url}`,
    locale,
    ask: (operation) => site.ask(operation, locale),
    signal: request.signal,
  })
}

const sendPage = async (
  site: Site,
  source: PageSource,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  try {
    const page = await render(site, pages, request)
    if ('location' in page) return reply.redirect(page.location, page.status)
    const { finish } = source
    const html = finish ? await finish(request.url, page.html) : page.html
    return inHtml(reply.code(page.status)).header('cache-control', 'no-cache').send(html)
  } catch (error) {
    if (request.signal.aborted) throw error
    request.log.error({ err: error }, 'a page could not be rendered; the browser is left to draw it')
    return sendShell(request, reply, source)
  }
}

/** Answers every address that is not a program's with a page, and tells search engines which there are. */
export const pageRoutes = async (app: FastifyInstance, site: Site, source: PageSource): Promise<void> => {
  const route = { schema: { hide: true } }

  await app.register(async (scope) => {
    await scope.register(etag, { weak: true })
    await scope.register(compress, { encodings: ['br', 'gzip'], brotliOptions: quality })

    scope.get('/robots.txt', route, (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsText(originOf(site, request))),
    )
    scope.get('/sitemap.xml', route, async (request, reply) => {
      if (!site.isUp()) throw new Problem('unavailable')
      const xml = await sitemapXml(originOf(site, request), await source.pages(), site)
      return reply.type('application/xml; charset=utf-8').send(xml)
    })
    scope.get('/*', route, async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      if (!isPagePath(path)) return reply.callNotFound()
      if (!site.isUp()) {
        return sendShell(request, reply.code(503).header('retry-after', startingPause), source)
      }
      const pages = await source.pages()
      if (pages.isDrawnInBrowser(path)) return sendShell(request, reply, source)
      return sendPage(site, source, pages, request, reply)
    })
  })
}
