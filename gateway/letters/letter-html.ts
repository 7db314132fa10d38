import { letterInTheDark } from '../../schema/letters.ts'
import type { Locale } from '../../schema/locales.ts'
import { escaped, inLines, inLinkedLines, linesOf } from '../core/plain-text.ts'
import type { LetterText } from './letter-writers.ts'

/** What the site is called in a letter. */
export const siteNames: Record<Locale, string> = { en: 'from stray to safe', ka: 'ქუჩიდან სახლამდე' }

/** The site's colours on its two grounds: programs for mail know no variables. */
const light = {
  paper: '#faf5ea',
  ink: '#1c2b24',
  soft: '#536057',
  title: '#1e3b2e',
  line: '#dfd2b8',
  card: '#fffdf8',
  sum: '#97391a',
}
const dark = {
  paper: '#14201a',
  ink: '#f4ecdc',
  soft: '#b9c2b6',
  title: '#fbefd9',
  line: '#3a4a40',
  card: '#1c2a22',
  sum: '#f0a37d',
}

const serif = `'Noto Serif Georgian',Georgia,serif`
const sans = `'Noto Sans Georgian','Segoe UI',Roboto,Helvetica,Arial,sans-serif`

/** For whoever reads in the dark, and for programs that turn colours round by themselves where nothing is said. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${letterInTheDark} {
  .paper { background-color: ${dark.paper} !important; color: ${dark.ink} !important; }
  .title { color: ${dark.title} !important; }
  .soft { color: ${dark.soft} !important; border-color: ${dark.line} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .edge { border-color: ${dark.line} !important; }
  .sum { color: ${dark.sum} !important; }
  .press { background-color: ${dark.title} !important; }
  .press a { color: ${light.title} !important; }
}
@media (max-width: 480px) {
  .line th, .line td { display: block !important; width: auto !important; }
  .line th { padding-bottom: 0 !important; }
  .line td { padding-top: 0 !important; border-top: 0 !important; }
}`

/** Beneath a line of text, as a link is known without colours. */
const way = (label: string, address: string): string =>
  `<br><a class="soft" href="${escaped(address)}" style="color:${light.soft};text-decoration:underline">${escaped(label)}</a>`

/** Addresses are as long as they like, and telephones are narrow: else the whole letter would be as wide as one of them. */
const folded = 'overflow-wrap:anywhere;word-break:break-word'

type Quote = NonNullable<LetterText['quote']>

const cell = (classes: string, css: string, content: string): string =>
  `<tr><td class="${classes}" style="padding:0 0 16px;font-family:${sans};font-size:16px;line-height:1.6;${folded};${css}">${content}</td></tr>`

/** Within a text, as a link is known without colours. */
const linked = ' style="color:inherit;text-decoration:underline"'

/** The link is as large as what looks like a button; Outlook alone, which gives links no room, has it from the cell. */
const button = (label: string, address: string): string => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="press" bgcolor="${light.title}" style="border-radius:999px;background-color:${light.title};text-align:center;mso-padding-alt:12px 24px">
<a href="${escaped(address)}" style="display:inline-block;padding:12px 24px;line-height:20px;font-family:${sans};font-size:16px;font-weight:600;color:#fffdf8;text-decoration:none">${escaped(label)}</a>
</td></tr></table>`

const quotation = ({ title, text }: Quote): string =>
  cell(
    'soft',
    `font-size:14px;color:${light.soft}`,
    `${escaped(title)}<blockquote class="soft" style="margin:8px 0 0;padding:0 0 0 16px;border-left:3px solid ${light.line};color:${light.soft}">${inLines(text)}</blockquote>`,
  )

/** On a telephone labels stand above their values. */
const tableOf = ({ sum, lines }: NonNullable<LetterText['table']>): string => {
  const edge = `border-top:1px dashed ${light.line}`
  const text = `font-family:${sans};font-size:15px;line-height:1.5;text-align:left;vertical-align:top`
  const label = `${text};font-weight:400;color:${light.soft}`
  const rows = lines.map(
    (line) => `<tr class="line">
<th scope="row" class="soft" width="110" style="padding:8px 12px 8px 0;${edge};${label}">${escaped(line.label)}</th>
<td class="edge" style="padding:8px 0;${edge};${text};font-weight:600;${folded}">${escaped(line.value)}</td></tr>`,
  )
  return `<tr><td style="padding:0 0 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="border:1px solid ${light.line};border-radius:14px;border-collapse:separate;background-color:${light.card}"><tr><td style="padding:8px 20px">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><th scope="row" class="soft" width="110" style="padding:8px 12px 8px 0;${label};vertical-align:bottom">${escaped(sum.label)}</th>
<td class="sum" style="padding:8px 0;font-family:${serif};font-size:26px;line-height:1.25;font-weight:700;text-align:right;white-space:nowrap;color:${light.sum}">${escaped(sum.value)}</td></tr>
${rows.join('\n')}
</table></td></tr></table></td></tr>`
}

/**
 * A letter as a page: one column of 640 pixels at most, tables and colours in place, as programs for mail want it; no
 * pictures, nothing from elsewhere, and readable in the dark.
 * @param origin the site's own address, without a slash at its end
 */
export const letterHtml = (
  { subject, heading, paragraphs, hasLinks = false, table, quote, action, reason, leaving }: LetterText,
  locale: Locale,
  origin: string,
): string => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};color:${light.ink}">
<div role="main" lang="${locale}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper};color:${light.ink}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:640px;text-align:left">
${cell('title', `font-family:${serif};font-weight:700;color:${light.title}`, escaped(siteNames[locale]))}
<tr><td style="padding:0 0 16px"><h1 class="title" style="margin:0;font-family:${serif};font-size:26px;line-height:1.25;${folded};color:${light.title}">${escaped(heading)}</h1></td></tr>
${[...paragraphs.map((each) => cell('', '', hasLinks ? inLinkedLines(each, linked) : inLines(each))), ...(table ? [tableOf(table)] : []), ...(quote ? [quotation(quote)] : [])].join('\n')}
<tr><td style="padding:8px 0 32px">${button(action.label, `${origin}${action.path}`)}</td></tr>
${cell('soft', `padding:16px 0 0;border-top:1px solid ${light.line};font-size:14px;color:${light.soft}`, escaped(reason) + (leaving ? way(leaving.label, `${origin}${leaving.path}`) : ''))}
</table>
</td></tr>
</table>
</div>
</body>
</html>
`

/** The same in words alone, for whoever reads those. */
export const letterWords = (
  { heading, paragraphs, table, quote, action, reason, leaving }: LetterText,
  locale: Locale,
  origin: string,
): string =>
  [
    siteNames[locale],
    heading,
    ...paragraphs.map((each) => linesOf(each).join('\n')),
    ...(table
      ? [[table.sum, ...table.lines].map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...(quote ? [[quote.title, ...linesOf(quote.text).map((each) => `> ${each}`)].join('\n')] : []),
    `${action.label}:\n${origin}${action.path}`,
    // With its blank, by which programs know what is beneath for what stands under every letter.
    [`-- \n${reason}`, ...(leaving ? [`${leaving.label}:\n${origin}${leaving.path}`] : [])].join('\n'),
  ].join('\n\n')
