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

/** A code as somebody has typed it who was none the wiser: seven signs with a figure among them, or such as codes are made of. */
const mistyped = new RegExp(
  `(?<![A-Z0-9])(?:${prefix}[\\s-]*(?=[A-Z]*[0-9])[A-Z0-9]{${drawnSigns + 1}}|${written.source.slice('(?<![A-Z0-9])'.length, -'(?![A-Z0-9])'.length)})(?![A-Z0-9])`,
  'g',
)

/** What stands in a text as a code would and is none, because its signs do not come to the last of them. */
export const mistypedIn = (text: string): string[] => {
  const known = codesIn(text)
  const found = text.normalize('NFKC').toUpperCase().match(mistyped) ?? []
  const typed = found.map((each) => `${prefix}-${each.replace(/[\s-]/g, '').slice(prefix.length)}`)
  return [...new Set(typed)].filter((each) => !known.includes(each))
}

/** The codes that somebody has meant who has mistyped one sign, or exchanged two beside each other. */
export const nearCodes = (typed: string): string[] => {
  const signs = [...typed.slice(`${prefix}-`.length)]
  const others = signs.flatMap((sign, index) => {
    const next = signs[index + 1]
    return [
      ...[...codeSigns].map((other) => signs.with(index, other)),
      ...(next === undefined ? [] : [signs.with(index, next).with(index + 1, sign)]),
    ]
  })
  return [...new Set(others.flatMap((each) => codesIn(`${prefix}-${each.join('')}`)))]
}
