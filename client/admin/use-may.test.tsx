// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '../../schema/roles.ts'
import { clearSession, storeSession } from '../lib/session.ts'
import { useMay } from './use-may.ts'

afterEach(() => {
  cleanup()
  clearSession()
})

const signIn = (role: Role): void =>
  storeSession({
    token: 'a.b.c',
    role,
    name: 'Nino',
    email: 'nino@example.org',
    username: role,
    accountType: 'individual',
  })

const mayWriteGifts = () => renderHook(() => useMay()('gifts:write')).result

test('what is offered is what the role of whoever is signed in may do', () => {
  signIn('admin')
  const admins = mayWriteGifts()
  expect(admins.current).toBe(true)
  act(() => signIn('user'))
  expect(admins.current).toBe(false)
})

test('whose session ends keeps what was offered, and what comes only now goes by the same', () => {
  signIn('admin')
  const before = mayWriteGifts()
  act(clearSession)
  expect(before.current).toBe(true)
  expect(mayWriteGifts().current).toBe(true)
})
