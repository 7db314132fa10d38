import { Secret, TOTP } from 'otpauth'

/** What somebody's telephone shows at a moment. */
export const codeOf = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() })

/** The same, half minutes later. */
export const laterCodeOf = (key: string, at: Date, steps = 1): string =>
  codeOf(key, new Date(at.getTime() + steps * 30_000))
