import type { Page } from '@playwright/test'
import type { Role } from '../../schema/roles.ts'
import { expect, type Gateway, sessionKey } from './browser.ts'
import { asAdmin } from './records.ts'

/** Somebody of the team, with an account of their own. */
export interface Member {
  username: string
  name: string
  email: string
  /** What the browser keeps of a session. */
  session: object
}

export const memberPassword = 'a walk by the river'

const post = async (
  gateway: Gateway,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${gateway.address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
  return JSON.parse(await answer.text())
}

/** Somebody new of the team: what they keep, and what becomes of their account, is nobody else's. */
export const newMember = async (gateway: Gateway, role: Role): Promise<Member> => {
  const own = crypto.randomUUID().slice(0, 8)
  const username = `${role}-${own}`
  const [firstName, lastName] = ['Eka', `Maisuradze ${own}`]
  const { token } = await asAdmin<{ token: string }>(gateway, '/api/team/invitations', {
    method: 'POST',
    body: { name: username, role },
  })
  const email = `${username}@example.org`
  const session = await post(gateway, '/api/invitation/join', {
    ...{ token, username, email, password: memberPassword, confirmPassword: memberPassword },
    ...{ firstName, lastName },
  })
  return { username, name: `${firstName} ${lastName}`, email, session }
}

/** The same person once more, as on another device. */
export const sessionElsewhere = (gateway: Gateway, { username }: Member): Promise<object> =>
  post(gateway, '/api/login', { username, password: memberPassword })

/** Creates something as this member, or changes it. */
export const asMember = (
  { session }: Member,
  gateway: Gateway,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Record<string, unknown>> =>
  post(gateway, path, body, { authorization: `Bearer ${Reflect.get(session, 'token')}` }, method)

/** Has whatever the page opens be opened by whoever has this session. */
export const signInAs = (page: Page, session: object): Promise<unknown> =>
  page.addInitScript(
    ([key = '', kept = '']) => {
      // A frame of another host, which nothing is reached of, has no storage.
      if (location.protocol === 'http:') localStorage.setItem(key, kept)
    },
    [sessionKey, JSON.stringify(session)],
  )
