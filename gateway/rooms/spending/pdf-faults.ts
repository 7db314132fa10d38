import type { FieldErrorCode } from '../../../schema/problems.ts'

/** Bytes from the end within which a PDF must say that it ends. */
const tail = 2048

/** What runs a program, sends or brings something, or shows what moves. */
const active = [
  ...[
    'JavaScript',
    'JS',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToE',
    'Rendition',
    'RichMedia',
    'Movie',
    'Sound',
  ],
  ...['EmbeddedFile', 'EmbeddedFiles', 'XFA', 'AA'],
]

/** A name ends where a blank or another sign begins. */
const nameEnd = String.raw`(?![^\0\s()<>[\]{}/%])`

const isActive = new RegExp(`/(?:${active.join('|')})${nameEnd}`)
const isLocked = new RegExp(`/Encrypt${nameEnd}`)

/** What stands between objects and in them, without the bytes of pictures and fonts, which spell anything by chance. */
const withoutStreams = (text: string): string =>
  text
    .split('endstream')
    .map((part, index, parts) => {
      const begin = index < parts.length - 1 ? part.search(/>>\s*stream\r?\n/) : -1
      return begin < 0 ? part : part.slice(0, begin)
    })
    .join(' ')

/** Any letter of a name may be written as its number. */
const plainly = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)))

/** A place within the paper, or an action that only goes there. */
const isPlace = (value: string): boolean => {
  const [, dictionary] = /^\s*<<([^>]*)>>/.exec(value) ?? []
  if (dictionary === undefined) return /^\s*\[/.test(value)
  return (
    new RegExp(`/S\\s*/GoTo${nameEnd}`).test(dictionary) && !new RegExp(`/Next${nameEnd}`).test(dictionary)
  )
}

/** Characters of a value that are looked at: a place has fewer. */
const longestPlace = 500

/** Whether what is done when it is opened is something else than to show a page of it. */
const opensMore = (text: string): boolean => {
  const referred = new Set<string>()
  for (const { index, 0: name } of text.matchAll(new RegExp(`/OpenAction${nameEnd}`, 'g'))) {
    const value = text.slice(index + name.length, index + name.length + longestPlace)
    const [, number, generation] = /^\s*(\d+)\s+(\d+)\s+R/.exec(value) ?? []
    if (number !== undefined) referred.add(`${Number(number)} ${Number(generation)}`)
    else if (!isPlace(value)) return true
  }
  if (referred.size === 0) return false
  for (const { index, 0: head, 1: number, 2: generation } of text.matchAll(
    /(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}obj/g,
  )) {
    const begin = index + head.length
    const isReferred = referred.has(`${Number(number)} ${Number(generation)}`)
    if (isReferred && !isPlace(text.slice(begin, begin + longestPlace))) return true
  }
  return false
}

/** Why a PDF is none that only shows something: whoever opens it is asked for no password, and it runs nothing. */
export const faultOfPdf = (file: Uint8Array): FieldErrorCode | null => {
  const whole = Buffer.from(file).toString('latin1')
  if (!whole.slice(-tail).includes('%%EOF')) return 'invalid_paper'
  const text = plainly(withoutStreams(whole))
  if (isLocked.test(text)) return 'locked_paper'
  return isActive.test(text) || opensMore(text) ? 'active_paper' : null
}
