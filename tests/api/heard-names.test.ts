import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { colleague } from '../support/colleagues.ts'
import { test } from '../support/gateway.ts'

const write = (visitor: Agent, name: string, email: string) =>
  visitor.post('/api/contacts', { name, email, message: 'A dog is limping in our street.' })

const writers = async (agent: Agent, search: string): Promise<string[]> => {
  const { body } = await agent.get<{ name: string }[]>(`/api/contacts?${new URLSearchParams({ search })}`)
  return body.map(({ name }) => name)
}

const readers = async (agent: Agent, search: string): Promise<string[]> => {
  const query = new URLSearchParams({ search })
  const { body } = await agent.get<{ email: string }[]>(`/api/newsletter/readers?${query}`)
  return body.map(({ email }) => email)
}

describe('whoever wrote', () => {
  test('is found by their name in either script', async ({ asAdmin, asVisitor }) => {
    await write(asVisitor, 'Giorgi Beridze', 'giorgi@example.org')
    await write(asVisitor, 'ნინო კობახიძე', 'n.k@example.org')
    expect(await writers(asAdmin, 'ბერიძე')).toEqual(['Giorgi Beridze'])
    expect(await writers(asAdmin, 'giorgi beri')).toEqual(['Giorgi Beridze'])
    for (const search of ['nino kobakhidze', 'kobaxidze', 'კობახიძე'])
      expect(await writers(asAdmin, search), search).toEqual(['ნინო კობახიძე'])
    expect(await writers(asAdmin, 'გელაშვილი')).toEqual([])
  })

  test('is found so in the search over everything', async ({ asAdmin, asVisitor }) => {
    await write(asVisitor, 'Giorgi Beridze', 'giorgi@example.org')
    const { body } = await asAdmin.get(`/api/search?${new URLSearchParams({ text: 'ბერიძე' })}`)
    expect(JSON.stringify(body)).toContain('Giorgi Beridze')
  })
})

describe('whoever reads the newsletter', () => {
  test('is found by the words of their address in either script', async ({ asAdmin, asVisitor }) => {
    for (const email of ['nino.k@example.org', 'gela@example.org'])
      await asVisitor.post('/api/newsletter/subscribe', { email })
    expect(await readers(asAdmin, 'ნინო')).toEqual(['nino.k@example.org'])
    expect(await readers(asAdmin, 'nino.k@example.org')).toEqual(['nino.k@example.org'])
    expect(await readers(asAdmin, 'nino@example.org')).toEqual([])
  })

  test('is not found by an address that whoever asks is not shown', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    await asVisitor.post('/api/newsletter/subscribe', { email: 'nino.k@example.org' })
    const viewer = await colleague(services, asVisitor, 'viewer')
    expect(await readers(asAdmin, 'ნინო')).toHaveLength(1)
    expect(
      (await viewer.get(`/api/newsletter/readers?${new URLSearchParams({ search: 'ნინო' })}`)).body,
    ).not.toContainEqual(expect.objectContaining({ email: 'nino.k@example.org' }))
  })
})
