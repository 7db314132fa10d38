import { expect } from 'vitest'
import { winterProject } from '../support/content.ts'
import { idOf } from '../support/donors.ts'
import { test } from '../support/gateway.ts'

test('a gift that is written down is in the language of its donor, whichever the screen is in', async ({
  asAdmin,
}) => {
  const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
  const write = (agent: typeof asAdmin, donorName: string) =>
    agent.post(`/api/projects/${project.id}/donations`, { amount: 5, donorName })
  const languageOf = async (name: string) =>
    (await asAdmin.get<{ locale: string }>(`/api/donors/${await idOf(asAdmin, name)}`)).body.locale
  await write(asAdmin, 'თამარი ახალი')
  expect(await languageOf('თამარი ახალი')).toBe('ka')
  await write(asAdmin, 'Tom New')
  expect(await languageOf('Tom New')).toBe('en')
  await write(asAdmin.in('ka'), 'Tom New')
  expect(await languageOf('Tom New')).toBe('en')
  await write(asAdmin.in('ka'), 'Tamar New')
  expect(await languageOf('Tamar New')).toBe('ka')
})
