// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { actOnToast, dismissToast, readToasts } from '../../ui/toasts.ts'
import { type Member, useMemberActs } from './use-member-acts.ts'

const name = 'Eka Beridze'

/** A member at a gateway that refuses what was made from an older version, and a row that shows them. */
const shown = () => {
  let stored: Member = {
    id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
    version: 1,
    name,
    role: 'editor',
    disabledAt: null,
  }
  const change = (to: Partial<Member>): void => {
    stored = { ...stored, ...to, version: stored.version + 1 }
  }
  const link = new ApolloLink(
    ({ variables: { version, role, disabled } }) =>
      new Observable((observer) => {
        if (version !== stored.version) {
          observer.next({ errors: [{ message: 'late', extensions: { code: 'edit_conflict' } }] })
        } else {
          change(role ? { role } : { disabledAt: disabled ? '2026-11-21T09:30:00.000Z' : null })
          const member = { ...stored, __typename: 'TeamMember' }
          observer.next({ data: role ? { changeRole: member } : { setMemberAccess: member } })
        }
        observer.complete()
      }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </I18nextProvider>
  )
  const readAgain = async () => {}
  const { result, rerender } = renderHook((member: Member) => useMemberActs(member, readAgain), {
    wrapper,
    initialProps: stored,
  })
  const seen = (work: () => Promise<void>): Promise<void> =>
    act(async () => {
      await work()
      rerender(stored)
    })
  return {
    give: (role: Member['role']) => seen(() => result.current.giveRole(role, false)),
    disable: () => seen(() => result.current.setDisabled(true)),
    undo: (said: RegExp) =>
      seen(() => actOnToast(readToasts().find(({ text }) => said.test(text))?.id ?? Number.NaN)),
    /** What another admin does, of which this one is not told. */
    another: change,
    member: () => stored,
  }
}

const said = () => readToasts().map(({ text }) => text)

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

describe('what an admin makes of a colleague', () => {
  test('is taken back, though the same admin has done something else since', async () => {
    const { give, disable, undo, member } = shown()
    await give('viewer')
    await disable()
    await undo(/is now: Viewer/)
    expect(member()).toMatchObject({ role: 'editor', disabledAt: expect.any(String) })
    await undo(/cannot sign in any more/)
    expect(member()).toMatchObject({ role: 'editor', disabledAt: null })
  })

  test('is not taken back over what another admin has made of them since, which is said', async () => {
    const { give, undo, another, member } = shown()
    await give('viewer')
    another({ role: 'admin' })
    await undo(/is now: Viewer/)
    expect(member().role).toBe('admin')
    expect(said()).toEqual([`Not undone: another admin has changed something since for ${name}.`])
  })

  test('is not done over what another admin has made of them meanwhile, which is said', async () => {
    const { give, another, member } = shown()
    another({ role: 'admin' })
    await give('viewer')
    expect(member().role).toBe('admin')
    expect(said()).toEqual([
      `Not done: another admin has changed something meanwhile. Choose again for ${name}.`,
    ])
  })
})
