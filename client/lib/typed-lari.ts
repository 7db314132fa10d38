import type { Locale } from '../../schema/locales.ts'
import { groupMark } from './format-number.ts'

/** Why what is typed is no amount: codes the dictionaries have sentences for. */
type Refusal = 'invalid_amount' | 'ambiguous_amount' | 'too_precise'

interface TypedLari {
  /** Undefined where nothing is typed, NaN where it is refused. */
  lari: number | undefined
  refused?: Refusal
}

const refuse = (refused: Refusal): TypedLari => ({ lari: Number.NaN, refused })

const minus = /^[-−]/
const lariSign = /^([-−]?)₾\s?|\s?₾$/

/** Comma and point are both decimal marks: `12000`, `12.5`, `12,50`. */
const plain = /^(?<whole>\d+)(?:[.,](?<fraction>\d+))?$/

/** One mark between all thousands, and another before decimals: `12 000`, `1,250.50`, `1.250.000`. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<mark>[ .,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d+))?$/

/**
 * Reads an amount of lari as people type it. `1.500` may be one and a half or fifteen hundred, and nobody guesses;
 * so may `1,500`, except in English, where we write thousands like that ourselves.
 */
export const readLari = (typed: string, locale: Locale): TypedLari => {
  const text = typed.trim().replace(lariSign, '$1').replace(/\s/g, ' ')
  if (text === '') return { lari: undefined }
  const figure = text.replace(minus, '')
  const asPlain = plain.exec(figure)?.groups
  const asGrouped = grouped.exec(figure)?.groups
  if (asPlain && asGrouped && asGrouped.mark !== groupMark(locale)) return refuse('ambiguous_amount')
  const { whole, fraction = '' } = asGrouped ?? asPlain ?? {}
  if (whole === undefined) return refuse('invalid_amount')
  if (fraction.length > 2) return refuse('too_precise')
  const lari = Number(`${whole.replace(/\D/g, '')}.${fraction}`)
  return { lari: minus.test(text) ? -lari : lari }
}
