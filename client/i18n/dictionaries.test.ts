import { describe, expect, test } from 'vitest'
import { fieldErrorCodes, problems } from '../../schema/problems.ts'
import { changeEmail as enChangeEmail } from './en/change-email.ts'
import { legal as enLegal } from './en/legal.ts'
import { resetPassword as enResetPassword } from './en/reset-password.ts'
import { secondStep as enSecondStep } from './en/second-step.ts'
import { security as enSecurity } from './en/security.ts'
import { subscription as enSubscription } from './en/subscription.ts'
import { verifyEmail as enVerifyEmail } from './en/verify-email.ts'
import { en } from './en.ts'
import { enAdmin } from './en-admin.ts'
import { changeEmail as kaChangeEmail } from './ka/change-email.ts'
import { legal as kaLegal } from './ka/legal.ts'
import { resetPassword as kaResetPassword } from './ka/reset-password.ts'
import { secondStep as kaSecondStep } from './ka/second-step.ts'
import { security as kaSecurity } from './ka/security.ts'
import { subscription as kaSubscription } from './ka/subscription.ts'
import { verifyEmail as kaVerifyEmail } from './ka/verify-email.ts'
import { ka } from './ka.ts'
import { kaAdmin } from './ka-admin.ts'

type Texts = { [key: string]: string | Texts }

const entries = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[name, value]] : entries(value, name)
  })

/** The values a text takes. How each is written, as a number or as lari, is the language's own matter. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)(?:, (?:number|lari))?\}\}/g)].map(([, name = '']) => name).sort()

/** What a Georgian text may hold in Latin letters. */
const names =
  /\{\{.*?\}\}|name@example\.com|https:\/\/\S*|JavaScript|YouTube|SMTP_URL|MAIL_FROM|PUBLIC_URL|docs\/operating\.md|OpenStreetMap|UTF-8|CSV|PDF|Excel|PNG|JPEG|WebP|AVIF/g

const withoutNames = (text: string): string => text.replace(names, '')

const english = entries({
  ...en,
  changeEmail: enChangeEmail,
  legal: enLegal,
  resetPassword: enResetPassword,
  security: enSecurity,
  secondStep: enSecondStep,
  subscription: enSubscription,
  verifyEmail: enVerifyEmail,
  admin: enAdmin,
})
const georgian = new Map(
  entries({
    ...ka,
    changeEmail: kaChangeEmail,
    legal: kaLegal,
    resetPassword: kaResetPassword,
    security: kaSecurity,
    secondStep: kaSecondStep,
    subscription: kaSubscription,
    verifyEmail: kaVerifyEmail,
    admin: kaAdmin,
  }),
)

describe('the two dictionaries', () => {
  test('have the same keys', () => {
    expect([...georgian.keys()]).toEqual(english.map(([key]) => key))
  })

  test('have no empty text', () => {
    const empty = [...english, ...georgian].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  test('take the same values into each text', () => {
    const different = english.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(georgian.get(key) ?? '').join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  test('are each in their own script, but for names and what is typed in Latin letters', () => {
    const foreign = [...georgian].filter(([, text]) => /\p{Script=Latin}/u.test(withoutNames(text)))
    expect(foreign).toEqual([])
    expect(english.filter(([, text]) => /\p{Script=Georgian}/u.test(text))).toEqual([])
  })

  test('say in Georgian what follows with one character, and quote as Georgians do', () => {
    const careless = [...georgian].filter(([, text]) => /\.\.\.|["”«»']/.test(text))
    expect(careless).toEqual([])
    const unpaired = [...georgian].filter(([, text]) => text.split('„').length !== text.split('“').length)
    expect(unpaired).toEqual([])
  })

  test('hang no Georgian ending on the sign of the lari, which has no sound', () => {
    const hung = [...georgian].filter(([, text]) => /(?:, lari\}\}|₾)-?\p{Script=Georgian}/u.test(text))
    expect(hung).toEqual([])
  })

  test('mention every value in a way that a placeholder is written', () => {
    const odd = [...english, ...georgian].filter(
      ([, text]) => (text.match(/\{\{/g) ?? []).length !== placeholders(text).length,
    )
    expect(odd).toEqual([])
  })
})

describe.each([
  ['English', en, enAdmin],
  ['Georgian', ka, kaAdmin],
])('%s', (_name, site, admin) => {
  const fieldErrors = new Map(Object.entries({ ...site.fieldErrors, ...admin.fieldErrors }))
  const sentences = new Map(Object.entries({ ...site.problems, ...admin.problems }))

  test.each(fieldErrorCodes)('has a sentence for the field error %s', (code) => {
    expect(fieldErrors.get(code)).toBeTruthy()
  })

  test('tells the team nothing that everybody is told', () => {
    for (const part of ['fieldErrors', 'fieldLimits', 'problems'] as const) {
      expect(Object.keys(admin[part]).filter((code) => code in site[part])).toEqual([])
    }
  })

  test.each(Object.entries(problems))('has a sentence of its own for the problem %s', (code, { detail }) => {
    const sentence = sentences.get(code)
    expect(sentence).toMatch(/^[A-Zა-ჰ].*\.$/)
    expect(sentence).not.toContain(detail)
  })
})
