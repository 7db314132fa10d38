import { expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { createTestPost, test as withoutLetters } from '../support/gateway.ts'
import { erase, find, mzia } from '../support/personal-data.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

test('whoever was invited by a letter and asks to be forgotten is forgotten with their invitation', async ({
  asAdmin,
  manager,
}) => {
  const invitation = { name: 'Mzia Gelashvili', role: 'editor', email: mzia }
  expect((await asAdmin.post('/api/team/invitations', invitation)).status).toBe(201)
  expect((await find(asAdmin, mzia)).places).toContainEqual({ place: 'invitations', count: 1 })
  expect((await erase(asAdmin, mzia)).status).toBe(200)
  expect(linesWith(await wholeDatabase(manager), ['mzia', 'gelashvili'])).toEqual([])
})
