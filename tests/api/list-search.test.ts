import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { titles, write, writeAll } from '../support/project-list.ts'

describe('a search', () => {
  const kennels = { en: 'Warm kennels', ka: 'თბილი სახლუკები', text: 'For forty dogs in Gori.' }
  const clinic = {
    en: 'A clinic on wheels',
    ka: 'მოძრავი კლინიკა',
    text: 'Äpfel for 100% of_them (a.b*c) \\ [x] 🐕',
  }

  for (const [what, search, found] of [
    ['in English', 'kennels', 'Warm kennels'],
    ['in capitals', 'WARM KENNELS', 'Warm kennels'],
    ['in Georgian', 'სახლუკები', 'Warm kennels'],
    ['in Georgian capitals', 'ᲡᲐᲮᲚᲣᲙᲔᲑᲘ', 'Warm kennels'],
    ['in the middle of words', 'რავი კლი', 'A clinic on wheels'],
    ['in what a project says', 'IN GORI', 'Warm kennels'],
    ['with letters beyond the alphabet', 'äPFEL', 'A clinic on wheels'],
    ['with letters in two parts', 'A\u0308pfel', 'A clinic on wheels'],
    ['with blanks around it', '  kennels ', 'Warm kennels'],
    ['for a percent sign', '100%', 'A clinic on wheels'],
    ['for an underscore', 'of_t', 'A clinic on wheels'],
    ['for a picture', '] 🐕', 'A clinic on wheels'],
    ['for signs a pattern is made of', '(a.b*c) \\ [x]', 'A clinic on wheels'],
  ] as const) {
    test(`${what} finds what holds it`, async ({ asAdmin }) => {
      await writeAll(asAdmin, [kennels, clinic])
      expect(await titles(asAdmin, { search })).toEqual([found])
    })
  }

  test('finds nothing by a sign that stands for any other', async ({ asAdmin }) => {
    await writeAll(asAdmin, [kennels])
    for (const search of ['%', '_', 'W.rm', 'warm.*', '|', '^', 'nobody']) {
      expect(await titles(asAdmin, { search })).toEqual([])
    }
  })

  test('of nothing finds everything', async ({ asAdmin }) => {
    await writeAll(asAdmin, [kennels, clinic])
    for (const search of ['', '   ']) expect(await titles(asAdmin, { search })).toHaveLength(2)
  })
})

describe('a filter', () => {
  test('leaves the projects that are so', async ({ asAdmin }) => {
    await writeAll(asAdmin, [{ en: 'English alone' }, { ka: 'ქართული' }])
    const half = { en: { title: 'Half', description: 'Whole' }, ka: { title: 'ნახევარი' } }
    await asAdmin.post('/api/projects', { goal: 1, translations: half })
    const id = await write(asAdmin, { en: 'Both', ka: 'ორივე', goal: 50 })
    await asAdmin.post(`/api/projects/${id}/donations`, { amount: 50, anonymous: true })
    expect(await titles(asAdmin, { filter: 'untranslated' })).toEqual(['Half', 'ქართული', 'English alone'])
    expect(await titles(asAdmin, { filter: 'funded' })).toEqual(['Both'])
    expect(await titles(asAdmin, { filter: 'unfunded', search: 'e' })).toEqual(['Half', 'English alone'])
    const query = '{ projects(filter: untranslated) { totalCount nodes { missingIn } } }'
    expect((await asAdmin.graphql(query)).body).toEqual({
      data: {
        projects: {
          totalCount: 3,
          nodes: [{ missingIn: ['ka'] }, { missingIn: ['en'] }, { missingIn: ['ka'] }],
        },
      },
    })
  })

  test('parts the events by today in Tbilisi', async ({ asAdmin, clock }) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' })
    const dayFrom = (days: number) => today.format(clock.now().getTime() + days * 86_400_000)
    for (const [title, date] of [
      ['Yesterday', dayFrom(-1)],
      ['Today', dayFrom(0)],
      ['Tomorrow', dayFrom(1)],
      ['Some day', null],
    ]) {
      await asAdmin.post('/api/events', { title, content: 'We meet.', date })
    }
    const found = async (query: string) => {
      const { body } = await asAdmin.get<{ events: { title: string }[] }>(`/api/events?${query}`)
      return body.events.map(({ title }) => title)
    }
    expect(await found('filter=upcoming&sort=date')).toEqual(['Today', 'Tomorrow'])
    expect(await found('filter=past')).toEqual(['Yesterday'])
    expect(await found('filter=undated')).toEqual(['Some day'])
    expect(await found('filter=untranslated&search=DAY&sort=title&direction=desc')).toEqual([
      'Yesterday',
      'Today',
      'Some day',
    ])
    expect(await found('sort=date&direction=desc')).toEqual(['Tomorrow', 'Today', 'Yesterday', 'Some day'])
  })

  test('leaves the messages of one language; their page leads on with it', async ({ asAdmin, asVisitor }) => {
    for (const name of ['Ana', 'Beka']) {
      await asVisitor.post('/api/contacts', { name, email: 'a@example.org', message: '50% off' })
      await asVisitor
        .in('ka')
        .post('/api/contacts', { name: 'ნინო', email: 'n@example.org', message: 'გამარჯობა' })
    }
    const page = await asAdmin.get<{ name: string }[]>(
      '/api/contacts?filter=en&search=50%25&sort=name&limit=1',
    )
    expect(page.body.map(({ name }) => name)).toEqual(['Ana'])
    const next = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link))?.[1] ?? ''
    const last = await asAdmin.get<{ name: string }[]>(next)
    expect(last.body.map(({ name }) => name)).toEqual(['Beka'])
    for (const search of ['N@EXAMPLE', 'ᲜᲘᲜᲝ', 'არჯ']) {
      const { body } = await asAdmin.get<unknown[]>(`/api/contacts?${new URLSearchParams({ search })}`)
      expect(body).toHaveLength(2)
    }
  })
})
