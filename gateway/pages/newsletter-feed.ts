import { v5 } from 'uuid'
import type { ArchivedIssue } from '../../schema/archived-issues.ts'
import { type Locale, localeParameter } from '../../schema/locales.ts'
import { archivedIssuePath, newsletterFeedPath, newsletterPath } from '../../schema/newsletter-pages.ts'
import { inLocale, servedLocale } from '../core/localized.ts'
import { escaped, inLinkedLines, paragraphsOf } from '../core/plain-text.ts'
import { siteNames } from '../letters/letter-html.ts'

const words: Record<Locale, { title: string; subtitle: string }> = {
  en: { title: 'newsletter', subtitle: 'Who found a home, who is waiting, and where the money went.' },
  ka: { title: 'სიახლეები', subtitle: 'ვინ იპოვა სახლი, ვინ ელოდება და რაში დაიხარჯა თანხა.' },
}

/** Of a feed that nothing has ever been in: it must say when it last changed. */
const never = '1970-01-01T00:00:00.000Z'

/** A text may hold what XML has no way to write. */
const writable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

const inXml = (text: string): string => escaped(writable(text))

/** What a program shows as HTML, in which nothing of the text is a tag. */
const contentOf = (text: string): string =>
  paragraphsOf(text)
    .map((each) => `<p>${inLinkedLines(each)}</p>`)
    .join('')

/**
 * The newest issues of the newsletter in a language, as RFC 4287 has it. An issue is known by an id that stays the same
 * wherever the site moves, in each language another one, since it says something else.
 * @param origin the site's own address, without a slash at its end
 */
export const newsletterFeed = (issues: readonly ArchivedIssue[], locale: Locale, origin: string): string => {
  const { title, subtitle } = words[locale]
  const at = (path: string): string => escaped(`${origin}${path}?${localeParameter}=${locale}`)
  const entry = ({ id, title: name, content, sentAt }: ArchivedIssue): string =>
    [
      `<entry xml:lang="${servedLocale(name, locale)}">`,
      `<id>urn:uuid:${v5(locale, id)}</id>`,
      `<title>${inXml(inLocale(name, locale))}</title>`,
      `<published>${sentAt}</published>`,
      `<updated>${sentAt}</updated>`,
      `<link rel="alternate" type="text/html" href="${at(archivedIssuePath(id))}"/>`,
      `<content type="html">${inXml(contentOf(inLocale(content, locale)))}</content>`,
      '</entry>',
    ].join('')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${at(newsletterFeedPath)}</id>`,
    `<title>${inXml(`${siteNames[locale]}: ${title}`)}</title>`,
    `<subtitle>${inXml(subtitle)}</subtitle>`,
    `<author><name>${inXml(siteNames[locale])}</name></author>`,
    `<updated>${issues[0]?.sentAt ?? never}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${at(newsletterFeedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${at(newsletterPath)}"/>`,
    ...issues.map(entry),
    '</feed>',
    '',
  ].join('\n')
}
