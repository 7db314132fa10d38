import { accountsPath } from '../../schema/accounts-page.ts'
import { eventPath } from '../../schema/event-pages.ts'
import { localeParameter, locales } from '../../schema/locales.ts'
import { archivedIssuePath, newsletterPath } from '../../schema/newsletter-pages.ts'
import type { Pages } from '../../schema/pages.ts'
import type { Site } from './site.ts'

/** A sitemap may name 50,000 addresses; each project, event and issue of the newsletter has one in each language. */
const mostProjects = 20_000
const mostEvents = 2000
const mostIssues = 2000

/** The admin area may be asked for: its pages say themselves that they are not to be listed. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )

const alternates = (address: string): string[] =>
  [
    ...locales.map((locale) => ({
      language: locale as string,
      href: `${address}?${localeParameter}=${locale}`,
    })),
    { language: 'x-default', href: address },
  ].map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)

const entries = (address: string, changedOn?: string): string[] =>
  locales.map((locale) => {
    const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    const found = `<loc>${address}?${localeParameter}=${locale}</loc>`
    return `<url>${found}${changed}${alternates(address).join('')}</url>`
  })

/** Every public page, project, event and sent issue of the newsletter in both languages, as https://www.sitemaps.org/protocol.html has it. */
export const sitemapXml = async (
  origin: string,
  { publicPaths, projectPath }: Pages,
  {
    listChanges,
    issueDays,
    eventChanges,
    hasAccounts,
  }: Pick<Site, 'listChanges' | 'issueDays' | 'eventChanges' | 'hasAccounts'>,
): Promise<string> => {
  const projects = await listChanges(mostProjects)
  const events = await eventChanges(mostEvents)
  const issues = await issueDays(mostIssues)
  const urls = [
    ...publicPaths.flatMap((path) => entries(`${origin}${path}`)),
    ...projects.flatMap(({ id, changedOn }) => entries(`${origin}${projectPath(id)}`, changedOn)),
    ...(events ?? []).flatMap(({ id, changedAt }) =>
      entries(`${origin}${eventPath(id)}`, changedAt.toISOString().slice(0, 'YYYY-MM-DD'.length)),
    ),
    ...((await hasAccounts()) ? entries(`${origin}${accountsPath}`) : []),
    ...(issues === null ? [] : entries(`${origin}${newsletterPath}`)),
    ...(issues ?? []).flatMap(({ id, sentOn }) => entries(`${origin}${archivedIssuePath(id)}`, sentOn)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
