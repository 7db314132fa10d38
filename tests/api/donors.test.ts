import { describe, expect, vi } from 'vitest'
import { mostReferences } from '../../schema/donors.ts'
import { fill, idOf, levan, names, nina, type People, search, type Whole } from '../support/donors.ts'
import { test } from '../support/gateway.ts'

describe('the list of donors', () => {
  test('finds a name in either script, and says in which other it looked', async ({ asAdmin }) => {
    await fill(asAdmin)
    const typed = await search(asAdmin, { search: 'gelash', sort: 'name' })
    expect(names(typed)).toEqual(['Levan Gelashvili', 'ზურაბ გელაშვილი', 'ლევან გელაშვილი'])
    expect(typed).toMatchObject({ totalCount: 3, everybodyCount: 4, givenByAll: 200.5, otherScript: 'გელაშ' })
    expect(await search(asAdmin, { search: 'ნინა ვაის' })).toMatchObject({
      totalCount: 0,
      otherScript: 'nina vais',
    })
    expect(names(await search(asAdmin, { search: 'ლევან', sort: 'name' }))).toEqual([
      'Levan Gelashvili',
      'ლევან გელაშვილი',
    ])
  })

  test('looks once for whom a search or a filter leaves, for the page and for what they gave', async ({
    asAdmin,
    manager,
  }) => {
    await fill(asAdmin)
    const sent: string[] = []
    const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql) => {
      sent.push(sql)
    })
    const found = await search(asAdmin, { search: 'gelash' })
    const alike = await search(asAdmin, { filter: 'alike' })
    listening.mockRestore()
    expect(found).toMatchObject({ totalCount: 3, givenByAll: 200.5 })
    expect(alike.totalCount).toBe(names(alike).length)
    expect(sent.filter((sql) => /people_called|people_apart/.test(sql))).toHaveLength(2)
  })

  test('finds a name between quotation marks, and in words that a dash joins', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    for (const donorName of ['შპს „მეგობარი“', 'ანი–მარი «ძმობა»'])
      await asAdmin.post(`/api/projects/${project}/donations`, { amount: 5, donorName })
    for (const typed of ['მეგობარი', 'megob', '„მეგობარი“', 'შპს „მეგ'])
      expect(names(await search(asAdmin, { search: typed }))).toEqual(['შპს „მეგობარი“'])
    for (const typed of ['მარი', 'ani mari', 'dzmoba'])
      expect(names(await search(asAdmin, { search: typed }))).toEqual(['ანი–მარი «ძმობა»'])
  })

  test('finds by an email and by a reference of a bank', async ({ asAdmin }) => {
    await fill(asAdmin)
    expect(names(await search(asAdmin, { search: 'L.GELASH@example.org' }))).toEqual(['Levan Gelashvili'])
    expect(names(await search(asAdmin, { search: 'tbc 5507' }))).toEqual(['ლევან გელაშვილი'])
    expect(names(await search(asAdmin, { search: '5507' }))).toEqual([])
  })

  test('says where more gifts have such a reference than it looks at, while a file leaves nobody out', {
    timeout: 60_000,
  }, async ({ asAdmin, manager }) => {
    const project = await fill(asAdmin)
    const everybody = mostReferences + 1
    await manager.query(
      `with given as (
         insert into donors (id, name, email, email_key, locale)
         select gen_random_uuid(), 'Donor ' || n, n || '@example.org', n || '@example.org', 'en'
         from generate_series(1, $1::int) n returning id, name
       ) insert into donations (id, project_id, donor_id, anonymous, amount, status, received_at, locale, reference)
       select gen_random_uuid(), $2, id, false, 10, 'confirmed', now(), 'en', 'QR 77 ' || name from given`,
      [everybody, project],
    )
    const cut = await search(asAdmin, { search: 'qr 77' })
    expect(cut).toMatchObject({ isCut: true, totalCount: mostReferences, givenByAll: 10 * mostReferences })
    expect(await search(asAdmin, { search: 'QR 77 Donor 100' })).toMatchObject({
      isCut: false,
      totalCount: 3,
    })
    expect(await search(asAdmin, { search: 'Donor' })).toMatchObject({ isCut: false, totalCount: everybody })
    const { body: file } = await asAdmin.get<string>('/api/exports/donors.csv?search=qr%2077')
    expect(file.match(/Donor \d+/g)).toHaveLength(everybody)
  })

  test('finds also whoever has no gift left that counts, by name, email and reference', async ({
    asAdmin,
  }) => {
    const project = await fill(asAdmin)
    const { body: gift } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      amount: 70,
      donorName: 'ქრება ქრებაძე',
      donorEmail: 'qreba@example.org',
      reference: 'QR 9001',
    })
    await asAdmin.post(`/api/donations/${gift.id}/refunds`, { amount: 70, reason: 'They asked for it.' })
    for (const typed of ['ქრება', 'krebadze', 'qreba@example.org', 'QR 9001']) {
      const found = await search(asAdmin, { search: typed, sort: 'given' })
      expect(found, typed).toMatchObject({ totalCount: 1, givenByAll: 0 })
      expect(found.donors[0], typed).toMatchObject({
        name: 'ქრება ქრებაძე',
        given: 0,
        donationCount: 0,
        lastGiftAt: null,
      })
    }
    const { body: file } = await asAdmin.get<string>('/api/exports/donors.csv?search=qrebadze')
    expect(file).toContain('qreba@example.org')
    expect(names(await search(asAdmin, {}))).not.toContain('ქრება ქრებაძე')
  })

  test('finds nobody whose only gift turned out to be of somebody else', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    const { body: gift } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      amount: 70,
      donorName: 'ქრება ქრებაძე',
      donorEmail: 'qreba@example.org',
    })
    const right = { donorName: 'სხვა სხვაძე', donorEmail: 'skhva@example.org' }
    await asAdmin.post(`/api/donations/${gift.id}/corrections`, { ...right, reason: 'Another one called.' })
    for (const typed of ['ქრება', 'krebadze', 'qreba@example.org'])
      expect(names(await search(asAdmin, { search: typed })), typed).toEqual([])
    expect(names(await search(asAdmin, { search: 'skhva' }))).toEqual(['სხვა სხვაძე'])
  })

  test('turns the pages of a search that finds them among the others', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    const { body: gift } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      amount: 7,
      donorName: 'ნინო გელაშვილი',
    })
    await asAdmin.post(`/api/donations/${gift.id}/voids`, { reason: 'Written twice.' })
    for (const sort of ['created', 'given', 'name']) {
      const all = names(await search(asAdmin, { search: 'gelash', sort }))
      expect(all, sort).toHaveLength(4)
      const turned: (string | null)[] = []
      let after: string | null = ''
      while (after !== null) {
        const page: People = await search(asAdmin, {
          search: 'gelash',
          sort,
          limit: '1',
          ...(after && { after }),
        })
        turned.push(...names(page))
        after = page.nextCursor
      }
      expect(turned, sort).toEqual(all)
    }
  })

  test('tells who gave in a year on the clock of Tbilisi, and how much', async ({ asAdmin }) => {
    await fill(asAdmin)
    const of2026 = await search(asAdmin, { year: '2026', sort: 'given', direction: 'desc' })
    expect(of2026.donors.map(({ yearGiven, given }) => [yearGiven, given])).toEqual([
      [50, 50],
      [30, 130],
      [20.5, 20.5],
      [5, 5],
    ])
    expect(of2026).toMatchObject({ totalCount: 4, givenByAll: 105.5 })
    expect(await search(asAdmin, { year: '2025' })).toMatchObject({ totalCount: 1, givenByAll: 100 })
  })

  test('says what came without a name, so that the sums add up, and in which years', async ({ asAdmin }) => {
    await fill(asAdmin)
    expect(await search(asAdmin, {})).toMatchObject({
      givenByAll: 205.5,
      givenWithoutName: 1,
      years: [2026, 2025],
    })
    expect(await search(asAdmin, { year: '2025' })).toMatchObject({ givenByAll: 100, givenWithoutName: 0 })
    expect((await asAdmin.get('/api/analytics/total')).body).toEqual({ total: 206.5 })
  })

  test('adds up to what was given in a file of all donors', async ({ asAdmin }) => {
    await fill(asAdmin)
    const { body } = await asAdmin.in('ka').get<string>('/api/exports/donors.csv')
    const [, ...lines] = body.trimEnd().split('\r\n')
    const cells = lines.map((line) => line.split(','))
    expect(cells.at(-1)).toEqual(['სახელის გარეშე', '', '1', '1', '0', '1', '', '', ''])
    expect(cells.reduce((sum, [, , , given]) => sum + Number(given), 0)).toBe(206.5)
    expect((await asAdmin.get<string>('/api/exports/donors.csv?search=levan')).body).not.toContain('Without')
  })

  test('has whoever gave last first, and turns page by page', async ({ asAdmin }) => {
    await fill(asAdmin)
    for (const order of [{}, { sort: 'given', direction: 'desc' }, { sort: 'name' }]) {
      const all = names(await search(asAdmin, order))
      const turned: (string | null)[] = []
      let after: string | null = null
      do {
        const page: People = await search(asAdmin, { ...order, limit: '1', ...(after ? { after } : {}) })
        turned.push(...names(page))
        after = page.nextCursor
      } while (after)
      expect(turned).toEqual(all)
    }
    expect(names(await search(asAdmin, {}))[0]).toBe('ზურაბ გელაშვილი')
  })

  test('is narrowed to who wants no name shown, and to who may be there twice', async ({ asAdmin }) => {
    await fill(asAdmin)
    expect(await search(asAdmin, { filter: 'anonymous' })).toMatchObject({
      donors: [{ name: 'ზურაბ გელაშვილი', isAnonymous: true }],
    })
    expect(names(await search(asAdmin, { filter: 'alike', sort: 'name' }))).toEqual([
      'Levan Gelashvili',
      'ლევან გელაშვილი',
    ])
  })

  test('follows a gift that is voided', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    const gift = { amount: 7, donorName: 'Gia' }
    const { body } = await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, gift)
    expect(await search(asAdmin, { search: 'გია' })).toMatchObject({ totalCount: 1, givenByAll: 7 })
    const id = await idOf(asAdmin, 'Gia')
    await asAdmin.post(`/api/donations/${body.id}/voids`, { reason: 'It was a slip.' })
    expect(await search(asAdmin, { search: 'გია' })).toMatchObject({
      totalCount: 1,
      givenByAll: 0,
      everybodyCount: 4,
    })
    expect((await asAdmin.get<Whole>(`/api/donors/${id}`)).body).toMatchObject({ given: 0, years: [] })
    expect((await asAdmin.get(`/api/donors/${id}/donations`)).body).toMatchObject([
      { status: 'voided', amount: 7 },
    ])
  })

  for (const query of ['year=1999', 'year=x', 'sort=amount', 'after=x', 'limit=0']) {
    test(`is refused with ${query}`, async ({ asAdmin }) => {
      expect((await asAdmin.get(`/api/donors?${query}`)).status).toBe(400)
    })
  }
})

test('what the team knows of a donor is kept with who wrote it, newest first', async ({ asAdmin }) => {
  await fill(asAdmin)
  const id = await idOf(asAdmin, nina.donorName)
  for (const text of ['Call first.', 'ჯერ დაურეკეთ.']) await asAdmin.post(`/api/donors/${id}/notes`, { text })
  const { notes } = (await asAdmin.get<Whole>(`/api/donors/${id}`)).body
  expect(notes.map(({ text }) => text)).toEqual(['ჯერ დაურეკეთ.', 'Call first.'])
  expect(notes[0]?.writtenBy).toMatch(/\w/)
  expect((await asAdmin.post(`/api/donors/${id}/notes`, { text: '' })).status).toBe(400)
})

test('the gifts of a donor turn page by page', async ({ asAdmin }) => {
  await fill(asAdmin)
  const id = await idOf(asAdmin, levan.donorName)
  const { body, headers } = await asAdmin.get<{ amount: number }[]>(`/api/donors/${id}/donations?limit=1`)
  expect(body).toMatchObject([{ amount: 30, projectTitle: 'A warm winter' }])
  const [, next = ''] = /<([^>]+)>/.exec(String(headers.link)) ?? []
  expect((await asAdmin.get(next)).body).toMatchObject([{ amount: 100, reference: 'TBC 5507-61' }])
})
