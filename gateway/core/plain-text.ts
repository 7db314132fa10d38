import { partsOf } from '../../schema/web-addresses.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML and XML have it, between tags and within quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Texts are kept as they were written, and programs end lines in their own ways. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/)

/** A text as HTML that keeps its lines. Not every program for mail knows how to do so by a style. */
export const inLines = (text: string): string => linesOf(escaped(text)).join('<br>')

/** The same where addresses of the web within it lead there, each with these attributes. */
export const inLinkedLines = (text: string, attributes = ''): string => {
  const parts = partsOf(text).map(({ text: shown, href }) =>
    href === null ? escaped(shown) : `<a href="${escaped(href)}"${attributes}>${escaped(shown)}</a>`,
  )
  return linesOf(parts.join('')).join('<br>')
}

/** The paragraphs of a text that an empty line parts. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
