/** Twenty-nine signs that nobody takes for another: no I, L or 1, no O or 0, no S beside 5, no Z beside 2. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRTUVWXY'

const prefix = 'STS'
/** Signs behind the prefix that are drawn by lot: nobody guesses one of 594 million, and two are hardly ever the same. */
export const drawnSigns = 6

/**
 * The sign that the others come to: their number is a prime, so one that is mistyped, or two that are exchanged, always come
 * to another.
 */
const checkSign = (drawn: string): string => {
  const sum = [...drawn].reduce((sum, sign, index) => sum + (index + 1) * codeSigns.indexOf(sign), 0)
  return codeSigns.charAt(sum % codeSigns.length)
}

/** The code of a transfer, `STS-7K4MXQ2`, of signs that were drawn. */
export const codeOf = (drawn: string): string => `${prefix}-${drawn}${checkSign(drawn)}`

const written = new RegExp(
  `(?<![A-Z0-9])${[...prefix].join('[\\s-]*')}(?:[\\s-]*[${codeSigns}]){${drawnSigns + 1}}(?![A-Z0-9])`,
  'g',
)

/** Every code that stands in a text, in whatever case, with or without blanks and hyphens; a mistyped one is none. */
export const codesIn = (text: string): string[] => {
  const found = text.normalize('NFKC').toUpperCase().match(written) ?? []
  const codes = found.flatMap((each) => {
    const drawn = each.replace(/[\s-]/g, '').slice(prefix.length, -1)
    const code = codeOf(drawn)
    return each.endsWith(code.slice(-1)) ? [code] : []
  })
  return [...new Set(codes)]
}
