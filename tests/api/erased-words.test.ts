import { describe, expect } from 'vitest'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { countWrongSums, erase, find, mzia, sums } from '../support/personal-data.ts'
import { tamar } from '../support/tamar.ts'
import { linesWith, wholeDatabase } from '../support/whole-database.ts'

describe('whoever was erased', () => {
  test('is found, and erased, where a Georgian ending follows the address', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'გკითხავთ რამეს.' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    const text = `იგივე ჰკითხა ${tamar.email}-მაც.`
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text })
    expect((await find(asAdmin, tamar.email)).places).toContainEqual({ place: 'mentions', count: 1 })
    await erase(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), [tamar.email])).toEqual([])
  })

  test('is in no reference of a bank, in whatever case her name stands there', async ({
    asAdmin,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gift = { amount: 10, donorEmail: tamar.email, receivedAt: '2025-12-02T10:00:00+04:00' }
    const names = { [tamar.georgian]: `${tamar.georgian}სგან`, 'თამარ ქვრივიძე': 'თამარ ქვრივიძის' }
    for (const [donorName, reference] of Object.entries(names))
      await asAdmin.post(`/api/projects/${project.id}/donations`, { ...gift, donorName, reference })
    await erase(asAdmin, tamar.email)
    expect(linesWith(await wholeDatabase(manager), ['თამარ'])).toEqual([])
  })

  test('is not taken for somebody who is invited and only called alike', async ({ asAdmin, asVisitor }) => {
    for (const name of ['Mzia Gurgenidze', `Mzia ${mzia}`])
      await asAdmin.post('/api/team/invitations', { name, role: 'viewer' })
    const letter = { name: 'Mzia Gurgenidze', email: mzia, message: 'Forget me, please.' }
    await asVisitor.post('/api/contacts', letter)
    expect((await find(asAdmin, mzia)).places).toEqual(
      expect.arrayContaining([{ place: 'invitations', count: 1 }]),
    )
    await erase(asAdmin, mzia)
    const { body } = await asAdmin.get<{ invitations: { name: string }[] }>('/api/team')
    expect(body.invitations.map(({ name }) => name)).toEqual(['Mzia Gurgenidze'])
  })

  test('is in no text either where the address begins a line', async ({ asAdmin, asVisitor, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const lines = { description: `Write to\n${mzia}\nor\t${mzia}.` }
    await asAdmin.put(`/api/projects/${project.id}`, lines)
    await asAdmin.put(`/api/projects/${project.id}`, { description: 'Write to us.' })
    const letter = { name: 'Levan', email: 'levan@example.org', message: 'Hello' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text: `His friend:\n${mzia}` })
    expect((await find(asAdmin, mzia)).places).toEqual([
      { place: 'trail', count: 3 },
      { place: 'mentions', count: 1 },
    ])
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [mzia])).toEqual([])
  })

  test('is in no name either, where others wrote the address instead of one', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gift = { amount: 5, donorName: `Mzia ${mzia.toUpperCase()}` }
    await asAdmin.post(`/api/projects/${project.id}/donations`, gift)
    const letter = { name: mzia, email: 'levan@example.org', message: 'She asks me to write.' }
    await asVisitor.post('/api/contacts', letter)
    const { body: event } = await asAdmin.post<{ id: string }>('/api/events', walkEvent)
    const friend = { name: `for ${mzia}`, email: 'levan@example.org' }
    await asVisitor.post(`/api/events/${event.id}/subscribers`, friend)
    const before = await sums(manager, asAdmin, project.id)
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), ['mzia'])).toEqual([])
    expect(await sums(manager, asAdmin, project.id)).toEqual(before)
    expect(await countWrongSums(manager)).toBe(0)
    expect((await asAdmin.get<object[]>('/api/contacts')).body).toMatchObject([
      { name: '…', email: 'levan@example.org' },
    ])
  })

  test('is in no reason either that was written for somebody else’s gift', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const levan = { amount: 5, donorName: 'Levan' }
    const { body: gift } = await asAdmin.post<{ id: string }>(`/api/projects/${project.id}/donations`, levan)
    await asAdmin.post(`/api/donations/${gift.id}/voids`, { reason: `It was of ${mzia}.` })
    expect((await find(asAdmin, mzia)).places).toEqual([{ place: 'mentions', count: 1 }])
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [mzia])).toEqual([])
    expect((await asAdmin.get(`/api/donations/${gift.id}`)).body).toMatchObject({
      recordedDonor: { name: 'Levan' },
      entries: [{ reason: '—' }, {}],
    })
  })

  test('is in no reference either of a gift by nobody, or by somebody else', async ({ asAdmin, manager }) => {
    const { body: project } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    const gifts = `/api/projects/${project.id}/donations`
    const reference = `gift of ${mzia.toUpperCase()}`
    await asAdmin.post(gifts, { amount: 5, anonymous: true, reference })
    const levan = { amount: 7, donorName: 'Levan', reference }
    const { body: gift } = await asAdmin.post<{ id: string }>(gifts, levan)
    const corrected = { amount: 8, reference: 'transfer 12', reason: 'It was more.' }
    await asAdmin.post(`/api/donations/${gift.id}/corrections`, corrected)
    const longer = { amount: 9, anonymous: true, reference: `gift of tato.${mzia}` }
    const { body: another } = await asAdmin.post<{ id: string }>(gifts, longer)
    expect((await find(asAdmin, mzia)).places).toEqual(
      expect.arrayContaining([{ place: 'mentions', count: 2 }]),
    )
    const before = await sums(manager, asAdmin, project.id)
    await erase(asAdmin, mzia)
    expect(linesWith(await wholeDatabase(manager), [` ${mzia}`])).toEqual([])
    expect(await sums(manager, asAdmin, project.id)).toEqual(before)
    expect(await countWrongSums(manager)).toBe(0)
    expect((await asAdmin.get(`/api/donations/${gift.id}`)).body).toMatchObject({
      recordedDonor: { name: 'Levan' },
      reference: 'transfer 12',
    })
    expect((await asAdmin.get(`/api/donations/${another.id}`)).body).toMatchObject({
      reference: longer.reference,
    })
  })
})

describe('a saved view', () => {
  test('that looked for whoever was erased is gone with them, and one that was only called so is kept', async ({
    asAdmin,
    asVisitor,
    manager,
  }) => {
    const letter = { name: 'Mzia Gurgenidze', email: mzia, message: 'Forget me, please.' }
    await asVisitor.post('/api/contacts', letter)
    for (const view of [
      { name: 'Her address', search: mzia },
      { name: 'Her name', search: 'gurgenidze mzia' },
      { name: `Not ${mzia}`, search: 'levan' },
    ])
      await asAdmin.post('/api/saved-views', { room: 'contacts', ...view })
    await erase(asAdmin, mzia)
    const { body } = await asAdmin.get<{ savedViews: { name: string }[] }>('/api/saved-views?room=contacts')
    expect(body.savedViews.map(({ name }) => name)).toEqual(['Not …'])
    expect(linesWith(await wholeDatabase(manager), [mzia, 'gurgenidze'])).toEqual([])
  })

  test('that looks for a word which only begins as a short name does is kept', async ({
    asAdmin,
    asVisitor,
  }) => {
    await asVisitor.post('/api/contacts', { name: 'ანა', email: mzia, message: 'დამივიწყეთ.' })
    const kept = ['ანონიმური', 'ან', 'ანგარიში']
    const gone = ['ანა', 'ანას', 'წერილი ანასგან', 'ანამაც', 'ანისთვის']
    for (const [place, search] of [...kept, ...gone].entries())
      await asAdmin.post('/api/saved-views', { room: 'contacts', name: `№ ${place}`, search })
    await erase(asAdmin, mzia)
    const { body } = await asAdmin.get<{ savedViews: { search: string }[] }>('/api/saved-views?room=contacts')
    expect(body.savedViews.map(({ search }) => search).toSorted()).toEqual(kept.toSorted())
  })

  test.for([
    ['ანა', ['ანაზე', 'ანასკენ', 'ანამდე', 'ანასავით', 'ანასადმი', 'ანაო']],
    ['გივი', ['გივი', 'გივიმ', 'გივიმაც', 'გივის', 'გივისთან', 'გივიზე', 'გივიდ', 'გივისთვის']],
    ['ივან', ['ივანი', 'ივანმა', 'ივანს', 'ივანზე', 'ივანამდე', 'ივანისკენაც']],
  ] as const)(
    'that looks for the short name %s goes, whatever is said of it',
    async ([name, searches], { asAdmin, asVisitor }) => {
      await asVisitor.post('/api/contacts', { name, email: mzia, message: 'დამივიწყეთ.' })
      for (const [place, search] of searches.entries())
        await asAdmin.post('/api/saved-views', { room: 'contacts', name: `№ ${place}`, search })
      await erase(asAdmin, mzia)
      const { body } = await asAdmin.get<{ savedViews: { search: string }[] }>(
        '/api/saved-views?room=contacts',
      )
      expect(body.savedViews.map(({ search }) => search)).toEqual([])
    },
  )
})
