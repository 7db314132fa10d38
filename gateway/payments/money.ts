import { z } from 'zod'
import { tetri } from '../core/tetri.ts'

const written = /^\d{1,9}(?:\.\d{1,8})?$/

/** An amount as banks write it, `100.5` as a number or a text, in tetri. What is no whole number of them is understood by nobody. */
export const amountInTetri = z.union([z.number(), z.string()]).transform((amount, ctx): number => {
  const lari = Number(amount)
  if (written.test(String(amount)) && Math.abs(lari * 100 - tetri(lari)) < 1e-4) return tetri(lari)
  ctx.addIssue({ code: 'custom', message: 'is no amount' })
  return z.NEVER
})

/** What a payment is called where its payer reads it. */
export const giftInWords = {
  en: (code: string) => `Gift ${code}`,
  ka: (code: string) => `შემოწირულობა ${code}`,
}

/** An address that a browser can be sent to. */
export const page = z.url({ protocol: /^https?$/ })
