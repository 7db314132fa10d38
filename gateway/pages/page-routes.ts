import { parse } from 'node:querystring'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  allMonths,
  allParameter,
  isMonth,
  isOtherLine,
  lineParameter,
  monthParameter,
} from '../../schema/accounts-page.ts'
import { withoutClickMarks } from '../../schema/click-marks.ts'
import { eventCalendarPattern } from '../../schema/event-pages.ts'
import { isLocale, localeParameter } from '../../schema/locales.ts'
import { newsletterFeedPath } from '../../schema/newsletter-pages.ts'
import {
  type AskInProcess,
  afterParameter,
  type PageData,
  type Pages,
  showParameter,
} from '../../schema/pages.ts'
import { projectShows } from '../../schema/projects.ts'
import { isId } from '../core/ids.ts'
import { Problem } from '../core/problem.ts'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { type Sharing, varyOf } from '../http/keep-answers.ts'
import { whileAwaited } from '../http/limit-making.ts'
import { refuseOthers } from '../http/other-methods.ts'
import { PreparedAnswer } from '../http/prepared-answer.ts'
import { toProblem } from '../http/to-problem.ts'
import { rememberAskedLocale, visitorLocale } from '../http/visitor-locale.ts'
import { eventCalendar } from '../letters/event-calendar.ts'
import { robotsText, sitemapXml } from './for-search-engines.ts'
import { newsletterFeed } from './newsletter-feed.ts'
import { isPagePath } from './page-path.ts'
import { originOf, type Site } from './site.ts'

/** How the client offers its pages: as they were built, or as their sources are now. */
export interface PageSource {
  pages: () => Promise<Pages>
  /** The document without content, that a browser fills by itself. */
  shell: (url: string) => Promise<string>
  /** What is still to be done to a rendered document. */
  finish?: (url: string, html: string) => Promise<string>
}

/** Seconds until a browser may ask again for a page that could not be made now. */
const pause = 5

const unavailable = new Problem('unavailable')

/** Characters. No link of ours comes near it, with whatever a newsletter or an advertisement hangs on it; a page may repeat it. */
const longestUrl = 2000

/** May be kept by whoever asks each time whether it is still true. */
const askAgain = { 'cache-control': 'no-cache' }

const forNobodyElse = { 'cache-control': 'no-store' }

/** What may stand in an address beside its path for the page still to be everybody's. A page repeats whatever else does. */
const known = new Map<string, (value: unknown) => boolean>([
  [localeParameter, isLocale],
  [afterParameter, (value) => typeof value === 'string'],
  [monthParameter, isMonth],
  [allParameter, (value) => value === allMonths],
  [lineParameter, (value) => typeof value === 'string' && (isOtherLine(value) || isId(value))],
  [showParameter, (value) => typeof value === 'string' && Object.hasOwn(projectShows, value)],
])

/** Issues of the newsletter in its feed. */
const mostInFeed = 20

/** Of every page, and of every file beside them. */
const methods = new Set(['GET', 'HEAD'])

const isEverybodys = (query: unknown): boolean =>
  Object.entries(query ?? {}).every(([name, value]) => known.get(name)?.(value))

/** What stands in the rest of an address of which something was left out, read as the router reads all of it. */
const queryOf = (address: string): unknown => {
  const start = address.indexOf('?')
  return start === -1 ? {} : parse(address.slice(start + 1))
}

/** What one reader is left with is compressed as well: a refusal, a page that is not there. */
const compressRest = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  // What is everybody's has been prepared by now, and has a tag.
  if (typeof payload !== 'string' || reply.hasHeader('etag')) return payload
  const rest = new PreparedAnswer(payload, varyOf(reply))
  const { own, body } = await rest.in(acceptedEncoding(request))
  const { etag: _, ...others } = own
  reply.headers(others)
  return body
}

/** Says what the language is found out by. */
const varied = (reply: FastifyReply): FastifyReply => reply.header('vary', 'accept-language, cookie')

const inHtml = (reply: FastifyReply): FastifyReply => varied(reply.type('text/html; charset=utf-8'))

/** The document without content: the browser draws the page, and search engines pass it over. */
const sendShell = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { shell }: PageSource,
): Promise<FastifyReply> =>
  inHtml(reply)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send((await shell(request.url)).replace(/(?<=<html lang=")\w+/, visitorLocale(request)))

/** The same, with a status that says when to come back for the page itself. */
const sendShellForNow = (
  request: FastifyRequest,
  reply: FastifyReply,
  source: PageSource,
  { status, retryAfter = pause }: Pick<Problem, 'status' | 'retryAfter'>,
): Promise<FastifyReply> => sendShell(request, reply.code(status).header('retry-after', retryAfter), source)

const isUnavailable = ({ errors = [] }: PageData): boolean =>
  errors.some(({ extensions }) => extensions?.code === unavailable.code)

const sendPage = async (
  site: Site,
  source: PageSource,
  pages: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const locale = visitorLocale(request)
  const signal = whileAwaited(reply)
  let hasData = true
  let unanswered = 0
  const ask: AskInProcess = async (operation) => {
    unanswered++
    const answer = await site.ask(operation, locale)
    if (isUnavailable(answer)) hasData = false
    if (!answer.errors) unanswered--
    return answer
  }
  try {
    const address = withoutClickMarks(request.url)
    const url = `${originOf(site, request)}${address}`
    const page = await pages.render({ url, locale, ask, signal })
    if ('location' in page) return reply.redirect(page.location, page.status)
    const { finish } = source
    const html = finish ? await finish(address, page.html) : page.html
    // What nobody could say just now, or nobody waited for, everybody would go without until something changes.
    return inHtml(reply.code(page.status))
      .headers(unanswered === 0 ? askAgain : forNobodyElse)
      .send(html)
  } catch (error) {
    if (signal.aborted) throw error
    if (!hasData) {
      // Whoever could not answer has said why; what the page made of it would tell nothing more.
      request.log.warn('a page has no data; the browser is left to draw it')
      return sendShellForNow(request, reply, source, unavailable)
    }
    request.log.error({ err: error }, 'a page could not be rendered; the browser is left to draw it')
    return sendShell(request, reply, source)
  }
}

/** Answers every address that is not a program's with a page, and tells search engines which there are. */
export const pageRoutes = async (app: FastifyInstance, site: Site, source: PageSource): Promise<void> => {
  const schema = { hide: true }

  const ofOrigin = (name: string): { schema: typeof schema; config: { sharing: Sharing } } => ({
    schema,
    config: { sharing: { key: (request) => JSON.stringify([name, originOf(site, request)]) } },
  })

  const sharing: Sharing = {
    key: (request) => {
      const address = withoutClickMarks(request.url)
      return isEverybodys(address === request.url ? request.query : queryOf(address))
        ? JSON.stringify(['page', originOf(site, request), address, visitorLocale(request)])
        : null
    },
    dress: rememberAskedLocale,
  }

  const sharingOfFeed: Sharing = {
    key: (request) => JSON.stringify(['feed', originOf(site, request), visitorLocale(request)]),
  }

  const sharingOfCalendar: Sharing = {
    key: (request) =>
      JSON.stringify(['calendar', originOf(site, request), request.params, visitorLocale(request)]),
  }

  /** A reader who asks too often, or at a bad moment, is left to the browser, which costs next to nothing. */
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error)
    if (problem.status !== 429 && problem.status !== 503) throw error
    return sendShellForNow(request, reply, source, problem)
  }

  await app.register(async (scope) => {
    site.limit(scope)
    scope.get('/robots.txt', ofOrigin('robots'), (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .headers(askAgain)
        .send(robotsText(originOf(site, request))),
    )
    scope.get('/sitemap.xml', ofOrigin('sitemap'), async (request, reply) => {
      if (!site.isUp()) throw new Problem('unavailable')
      const xml = await sitemapXml(originOf(site, request), await source.pages(), site)
      return reply.type('application/xml; charset=utf-8').headers(askAgain).send(xml)
    })
    const sendAnyPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const [path = '/'] = request.url.split('?')
      if (!isPagePath(path)) {
        reply.callNotFound()
        return reply
      }
      if (request.url.length > longestUrl) return sendShell(request, reply.code(414), source)
      if (!site.isUp()) return sendShellForNow(request, reply, source, unavailable)
      const pages = await source.pages()
      const status = pages.statusInBrowser(path)
      if (status !== null) return sendShell(request, reply.code(status), source)
      return sendPage(site, source, pages, request, reply)
    }
    const page = { schema, config: { sharing }, onSend: compressRest, errorHandler }
    scope.get('/*', page, sendAnyPage)
    const calendar = { ...page, config: { sharing: sharingOfCalendar } }
    const feed = { ...page, config: { sharing: sharingOfFeed } }
    scope.get(newsletterFeedPath, feed, async (request, reply) => {
      if (!site.isUp()) throw new Problem('unavailable')
      const issues = await site.newestIssues(mostInFeed)
      // Before visitors have the newsletter this address is like any other that leads nowhere.
      if (issues === null) return sendAnyPage(request, reply)
      const locale = visitorLocale(request)
      return varied(reply.type('application/atom+xml; charset=utf-8'))
        .headers({ ...askAgain, 'content-language': locale })
        .send(newsletterFeed(issues, locale, originOf(site, request)))
    })
    scope.get<{ Params: { id: string } }>(eventCalendarPattern, calendar, async (request, reply) => {
      if (!site.isUp()) throw new Problem('unavailable')
      const found = await site.findEvent(request.params.id)
      // Without a day nothing can stand in a calendar: like before the launch, this address leads nowhere.
      const text = found && eventCalendar(found, visitorLocale(request), originOf(site, request))
      if (text === null) return sendAnyPage(request, reply)
      return varied(reply.type('text/calendar; charset=utf-8'))
        .headers({ ...askAgain, 'content-disposition': 'attachment; filename="event.ics"' })
        .send(text)
    })
    refuseOthers(scope, '/*', methods, async (path) => {
      if (scope.hasRoute({ method: 'GET', url: path })) return true
      return isPagePath(path) && (await source.pages()).isPage(path)
    })
  })
}
