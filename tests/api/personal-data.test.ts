import { describe, expect } from 'vitest'
import { type PersonalFile, personalPlaces, placesInOrder } from '../../schema/personal-data.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { find } from '../support/personal-data.ts'
import { leaveEverywhere, tamar } from '../support/tamar.ts'

describe('whoever asks what is held about them', () => {
  test('is found everywhere, however the address is written', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    await leaveEverywhere(asAdmin, asVisitor, services, manager)
    const found = await find(asAdmin, ` ${tamar.email.toUpperCase()} `)
    expect(found.places.map(({ place }) => place)).toEqual(
      placesInOrder.filter((place) => place !== 'published'),
    )
    const countOf = new Map(found.places.map(({ place, count }) => [place, count]))
    expect([countOf.get('gifts'), countOf.get('messages'), countOf.get('events')]).toEqual([5, 2, 1])
    expect(found.names).toEqual(expect.arrayContaining([tamar.latin, tamar.georgian, 'T. Kvirik']))
    expect(found).toMatchObject({ otherAddresses: [tamar.other], refusal: null })
  })

  test('is handed all of it as one document', async ({ asAdmin, asVisitor, services, manager }) => {
    await leaveEverywhere(asAdmin, asVisitor, services, manager)
    const { body } = await asAdmin
      .in('ka')
      .post<PersonalFile>('/api/personal-data/file', { email: tamar.email })
    const places = new Map(body.places.map((each) => [each.place, each]))
    expect(places.get('gifts')?.records).toEqual(
      expect.arrayContaining([expect.objectContaining({ amount: 90.33, project: 'A warm winter' })]),
    )
    expect(places.get('messages')).toMatchObject({
      title: personalPlaces.messages.label.ka,
      records: [{ message: 'Where is my quokka?' }, { message: 'Where is my quokka?' }],
    })
    expect(JSON.stringify(body)).not.toContain('password')
    const { body: answer } = await asAdmin
      .in('ka')
      .graphql<{ exportPersonalData: string }>(
        'mutation ($email: String!) { exportPersonalData(email: $email) }',
        { email: tamar.email },
      )
    expect(JSON.parse(answer.data.exportPersonalData)).toEqual(body)
  })

  test('is not handed where and with what the team works', async ({
    asAdmin,
    asVisitor,
    services,
    manager,
  }) => {
    await leaveEverywhere(asAdmin, asVisitor, services, manager)
    const { body } = await asAdmin.post<PersonalFile>('/api/personal-data/file', { email: tamar.email })
    const entries = body.places.find(({ place }) => place === 'trail')?.records ?? []
    const byTheTeam = entries.filter(({ operation }) => operation === 'addContactMessageNote')
    expect(byTheTeam).not.toEqual([])
    expect(byTheTeam).toEqual(byTheTeam.map((each) => ({ ...each, address: null, device: null })))
  })

  test('is handed nothing of others: neither of those they wrote about, nor of who wrote about them', async ({
    asAdmin,
    asVisitor,
    services,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const { email } = await services.accounts.createAdmin(signUpOf('luka'), 'en')
    const { token } = await services.accounts.login({ username: 'luka', password }, '203.0.113.5', 'a tablet')
    const luka = asVisitor.as(token).from('203.0.113.5')
    const gift = { amount: 5, donorName: 'Levan', donorEmail: 'levan@example.org' }
    await luka.post(`/api/projects/${project.id}/donations`, gift, { 'user-agent': 'a tablet' })
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', {
      ...{ name: 'Luka', email, message: 'Hello' },
    })
    const note = { text: 'He asks kindly.' }
    const nosy = { 'user-agent': 'a telephone of somebody else' }
    await asAdmin.from('198.51.100.7').post(`/api/contacts/${message.id}/notes`, note, nosy)
    const { body } = await asAdmin.post<PersonalFile>('/api/personal-data/file', { email })
    const trail = JSON.stringify(body.places.find(({ place }) => place === 'trail'))
    expect(trail).toContain('He asks kindly.')
    expect(trail).toContain('203.0.113.5')
    expect(JSON.stringify(body)).not.toMatch(/levan|198\.51\.100\.7|somebody else/i)
  })
})
