/** `12,000` and `12 000` and `12000`: thousands parted as the site writes them, or as people do. */
const withThousands = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const withDecimalComma = /^\d+,\d{1,2}$/

/**
 * An amount of lari as people type it: with a sign of the currency, blanks, commas for thousands or, with one
 * or two digits after it, for decimals. Undefined where nothing was typed, NaN for what is no amount.
 */
export const typedLari = (typed: string): number | undefined => {
  const text = typed.replace(/[\s₾]/g, '')
  if (text === '') return undefined
  if (withThousands.test(text)) return Number(text.replaceAll(',', ''))
  return Number(withDecimalComma.test(text) ? text.replace(',', '.') : text)
}
