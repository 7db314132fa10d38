import type { Locale } from '../../schema/locales.ts'
import { password, signUpOf } from './accounts.ts'
import { expect, type Gateway } from './browser.ts'
import { codeOf } from './one-time-codes.ts'

const send = (gateway: Gateway, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${gateway.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** A new account, so that what is done to it ends nobody else’s session. */
export const newcomer = async (gateway: Gateway, locale: Locale = 'en'): Promise<string> => {
  const username = `newcomer-${crypto.randomUUID().slice(0, 8)}`
  expect((await send(gateway, `/api/users?lng=${locale}`, signUpOf(username))).status).toBe(201)
  return username
}

/** Signs in with some program, and answers its token. */
export const tokenOf = async (gateway: Gateway, username: string, program: string): Promise<string> => {
  const answer = await send(gateway, '/api/login', { username, password }, { 'user-agent': program })
  return JSON.parse(await answer.text()).token
}

/** Has an account ask for codes from now on, and answers its recovery codes. */
export const askForCodes = async (gateway: Gateway, username: string): Promise<string[]> => {
  const headers = { authorization: `Bearer ${await tokenOf(gateway, username, 'curl/8.14.1')}` }
  const started = await send(gateway, '/api/second-factor', { currentPassword: password }, headers)
  const { key } = JSON.parse(await started.text())
  const first = { code: codeOf(key, new Date()) }
  const confirmed = await send(gateway, '/api/second-factor/confirmation', first, headers)
  return JSON.parse(await confirmed.text()).codes
}
