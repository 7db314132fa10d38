import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Agent } from '../support/agent.ts'
import { type Transfer, tbcFile } from '../support/bank-files.ts'
import { importOf, preview, raised, write } from '../support/bank-imports.ts'
import { winterProject } from '../support/content.ts'
import { createTestPost } from '../support/gateway.ts'
import { erase } from '../support/personal-data.ts'
import {
  confirm,
  giftsOf,
  look,
  type Own,
  promise,
  settle,
  type Told,
  withdraw,
  test as withGiving,
} from '../support/pledge-site.ts'

/** Somebody has promised seventy lari to `project`; what a file says of no project goes to `other`. */
const test = withGiving
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('pledge', async ({ asVisitor, project }): Promise<Own> => {
    const { body } = await promise(asVisitor, project)
    return body
  })
  .extend('other', async ({ asAdmin }): Promise<string> => {
    const { body } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    return body.id
  })

const transfer = (more: Partial<Transfer>): Transfer => ({
  day: '2026-02-17',
  amount: 70,
  payer: 'შპს "მწყემსი"',
  purpose: 'For the winter',
  reference: '18-330001',
  ...more,
})

const tell = async (admin: Agent, { id }: { id: string }): Promise<Told> =>
  (await admin.get<Told>(`/api/pledges/${id}`)).body

const voidImport = (admin: Agent, id: string) =>
  admin.post(`/api/donation-imports/${id}/voids`, { reason: 'It was another account.' })

describe('a transfer with the code of a pledge', () => {
  test('confirms it, as a gift of whoever promised, to what it was promised to', async ({
    asAdmin,
    asVisitor,
    pledge,
    project,
    other,
    manager,
  }) => {
    const csv = tbcFile([transfer({ amount: 65.5, purpose: `for ${pledge.code}, thanks` })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([
      {
        state: 'new',
        payer: 'შპს "მწყემსი"',
        amount: 65.5,
        code: {
          code: pledge.code,
          outcome: 'confirms',
          pledge: {
            id: pledge.id,
            amount: 70,
            donorName: 'Ana Beridze',
            anonymous: false,
            projectId: project,
          },
        },
      },
    ])
    expect((await write(asAdmin, other, await importOf(asAdmin, csv))).status).toBe(201)
    expect(await giftsOf(asAdmin, project)).toMatchObject([
      { amount: 65.5, donor: { name: 'Ana Beridze' }, reference: '18-330001', method: 'transfer' },
    ])
    expect(await raised(asAdmin, other)).toBe(0)
    expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'confirmed', raised: 65.5 })
    expect(await manager.find(LetterEntity, { where: { kind: 'receipt' } })).toMatchObject([
      { recipient: 'ana@example.org', locale: 'en' },
    ])
  })

  test('is known by it in any case, with blanks for hyphens, and also where the reference stands', async ({
    asAdmin,
    pledge,
    other,
  }) => {
    const signs = pledge.code.slice(4)
    for (const more of [
      { purpose: `sts${signs}`.toLowerCase() },
      { purpose: `sts ${signs.slice(0, 3)} ${signs.slice(3)}` },
      { reference: pledge.code },
    ])
      expect((await preview(asAdmin, tbcFile([transfer(more)]))).rows).toMatchObject([
        { code: { outcome: 'confirms' } },
      ])
    await write(asAdmin, other, await importOf(asAdmin, tbcFile([transfer({ reference: pledge.code })])))
    expect((await tell(asAdmin, pledge)).state).toBe('confirmed')
  })

  test('confirms what had expired or was withdrawn, too', async ({
    asAdmin,
    asVisitor,
    pledge,
    other,
    manager,
    project,
  }) => {
    const { body: withdrawn } = await promise(asVisitor, project)
    await withdraw(asVisitor, withdrawn)
    await manager.query(`update pledges set state = 'expired', settled_at = now() where id = $1`, [pledge.id])
    const csv = tbcFile([
      transfer({ purpose: pledge.code }),
      transfer({ purpose: withdrawn.code, reference: '18-330002' }),
    ])
    await write(asAdmin, other, await importOf(asAdmin, csv))
    for (const each of [pledge, withdrawn]) expect((await tell(asAdmin, each)).state).toBe('confirmed')
  })

  test('needs no name of who has sent it', async ({ asAdmin, pledge, other }) => {
    const csv = tbcFile([transfer({ purpose: pledge.code, payer: 'b'.repeat(101) })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ state: 'new', faults: [] }])
    expect((await write(asAdmin, other, await importOf(asAdmin, csv))).status).toBe(201)
  })

  test('changes nothing when the same file comes again, with references or without', async ({
    asAdmin,
    asVisitor,
    pledge,
    project,
    other,
  }) => {
    const { body: second } = await promise(asVisitor, project)
    for (const csv of [
      tbcFile([transfer({ purpose: pledge.code })]),
      tbcFile([transfer({ purpose: second.code, reference: '' })]),
    ]) {
      await write(asAdmin, other, await importOf(asAdmin, csv))
      const again = await preview(asAdmin, csv)
      expect(again.rows).toMatchObject([{ state: 'known' }])
    }
    expect(await raised(asAdmin, project)).toBe(140)
  })

  test('is written with the rest of the file, or not at all', async ({ asAdmin, pledge, other }) => {
    const csv = tbcFile([
      transfer({ purpose: pledge.code }),
      transfer({ reference: '18-330002', payer: 'b'.repeat(101) }),
    ])
    const { mapping } = await preview(asAdmin, csv)
    const answer = await write(asAdmin, other, { csv, mapping, gifts: 2, sum: 140 })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    expect((await tell(asAdmin, pledge)).state).toBe('pledged')
  })

  test('is refused where the pledge was confirmed since it was looked at', async ({
    asAdmin,
    pledge,
    other,
    project,
  }) => {
    const csv = tbcFile([transfer({ purpose: pledge.code })])
    const looked = await importOf(asAdmin, csv)
    const { fingerprint } = await preview(asAdmin, csv)
    await confirm(asAdmin, pledge)
    expect(await write(asAdmin, other, { ...looked, fingerprint })).toMatchObject({
      status: 409,
      body: { code: 'preview_outdated' },
    })
    expect(await raised(asAdmin, project)).toBe(70)
  })

  test('is waited for again once the import is undone', async ({
    asAdmin,
    asVisitor,
    pledge,
    other,
    project,
  }) => {
    const csv = tbcFile([transfer({ purpose: pledge.code })])
    const { body } = await write(asAdmin, other, await importOf(asAdmin, csv))
    await voidImport(asAdmin, body.id)
    expect(await tell(asAdmin, pledge)).toMatchObject({ state: 'pledged', donationId: null })
    expect((await look(asVisitor, pledge)).body.iban).not.toBeNull()
    expect(await raised(asAdmin, project)).toBe(0)
    const { rows, mapping } = await preview(asAdmin, csv)
    expect(rows).toMatchObject([{ state: 'question', code: { outcome: 'confirms' } }])
    const chosen = { csv, mapping, gifts: 1, sum: 70, choices: [{ line: 2, included: true }] }
    expect((await write(asAdmin, other, chosen)).status).toBe(201)
    expect((await tell(asAdmin, pledge)).state).toBe('confirmed')
  })
})

describe('a file with a code that confirms nothing', () => {
  test('has a second transfer written as any other, and says so', async ({
    asAdmin,
    pledge,
    project,
    other,
  }) => {
    const csv = tbcFile([
      transfer({ purpose: pledge.code }),
      transfer({ purpose: pledge.code, amount: 30, reference: '18-330002' }),
    ])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([
      { state: 'new', code: { outcome: 'confirms' } },
      { state: 'new', code: { outcome: 'repeated' } },
    ])
    await write(asAdmin, other, await importOf(asAdmin, csv))
    expect([await raised(asAdmin, project), await raised(asAdmin, other)]).toEqual([70, 30])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ state: 'known' }, { state: 'known' }])
  })

  test('knows by it what was confirmed by hand, and asks where sum or day are others', async ({
    asAdmin,
    pledge,
  }) => {
    await confirm(asAdmin, pledge, { receivedAt: '2026-02-16T08:00:00Z' })
    const judged = async (more: Partial<Transfer>) =>
      (await preview(asAdmin, tbcFile([transfer({ purpose: pledge.code, ...more })]))).rows
    expect(await judged({})).toMatchObject([{ state: 'known', twin: { match: 'code' } }])
    for (const more of [{ amount: 30 }, { day: '2026-02-27' }])
      expect(await judged(more)).toMatchObject([
        { state: 'question', code: { outcome: 'settled' }, twin: { match: 'code' } },
      ])
  })

  test('is asked about where another one of the file is what was confirmed by hand', async ({
    asAdmin,
    pledge,
  }) => {
    await confirm(asAdmin, pledge, { receivedAt: '2026-02-16T08:00:00Z' })
    const twice = ['18-330001', '18-330002'].map((reference) => transfer({ purpose: pledge.code, reference }))
    expect((await preview(asAdmin, tbcFile(twice))).rows).toMatchObject([
      { state: 'known', twin: { match: 'code' } },
      { state: 'question', code: { outcome: 'settled' }, twin: { match: 'code' } },
    ])
  })

  test('knows by it what came for the promise of somebody who is forgotten', async ({
    asAdmin,
    pledge,
    project,
  }) => {
    await confirm(asAdmin, pledge, { receivedAt: '2026-02-16T08:00:00Z' })
    await erase(asAdmin, 'ana@example.org')
    const csv = tbcFile([transfer({ purpose: pledge.code })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ state: 'known', twin: { match: 'code' } }])
    expect(await raised(asAdmin, project)).toBe(70)
  })

  test('says that nobody was given it, and takes the row as any other', async ({ asAdmin, other }) => {
    const csv = tbcFile([transfer({ purpose: 'STS-2222222' })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([
      { state: 'new', code: { code: 'STS-2222222', outcome: 'unknown', pledge: null } },
    ])
    await write(asAdmin, other, await importOf(asAdmin, csv))
    expect(await raised(asAdmin, other)).toBe(70)
  })

  test('says that it was mistyped, and which promise that waits may be meant', async ({
    asAdmin,
    pledge,
  }) => {
    const sign = pledge.code.at(-1) === '2' ? '3' : '2'
    const typed = pledge.code.slice(0, -1) + sign
    const csv = tbcFile([transfer({ purpose: typed })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([
      { state: 'new', code: { code: typed, outcome: 'mistyped', pledge: null, near: [pledge.code] } },
    ])
    await confirm(asAdmin, pledge, { receivedAt: '2025-02-16T08:00:00Z' })
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ code: { outcome: 'mistyped', near: [] } }])
  })

  describe('and was mistyped', () => {
    const mistype = ({ code }: Own): string => code.slice(0, -1) + (code.at(-1) === '2' ? '3' : '2')

    test('confirms the promise that somebody says is meant, as the right code does', async ({
      asAdmin,
      asVisitor,
      pledge,
      project,
      other,
    }) => {
      const csv = tbcFile([transfer({ purpose: mistype(pledge), payer: 'b'.repeat(101) })])
      expect((await preview(asAdmin, csv)).rows).toMatchObject([
        { code: { meant: [{ id: pledge.id, amount: 70, donorName: 'Ana Beridze', projectId: project }] } },
      ])
      const { fingerprint } = await preview(asAdmin, csv)
      const choices = [{ line: 2, code: pledge.code }]
      const input = await importOf(asAdmin, csv, { choices, fingerprint, gifts: 1, sum: 70 })
      expect((await write(asAdmin, other, input)).status).toBe(201)
      expect(await giftsOf(asAdmin, project)).toMatchObject([{ amount: 70, donor: { name: 'Ana Beridze' } }])
      expect(await raised(asAdmin, other)).toBe(0)
      expect((await look(asVisitor, pledge)).body).toMatchObject({ state: 'confirmed', raised: 70 })
    })

    test('takes no code that is not near it, and each promise once', async ({
      asAdmin,
      asVisitor,
      pledge,
      project,
      other,
    }) => {
      const { body: stranger } = await promise(asVisitor, project)
      const csv = tbcFile([
        transfer({ purpose: pledge.code }),
        transfer({ purpose: mistype(pledge), reference: '18-330002' }),
      ])
      for (const [code, why] of [
        [stranger.code, 'invalid_option'],
        [pledge.code, 'repeated'],
      ]) {
        const choices = [{ line: 3, code }]
        const { status, body } = await write(asAdmin, other, await importOf(asAdmin, csv, { choices }))
        expect([status, body.errors]).toMatchObject([400, [{ field: 'choices.0.code', code: why }]])
      }
      expect((await tell(asAdmin, pledge)).state).toBe('pledged')
    })

    test('is asked about where the same comes again, and no bank has given it a reference', async ({
      asAdmin,
      pledge,
      other,
    }) => {
      const csv = tbcFile([transfer({ purpose: mistype(pledge), reference: '' })])
      const choices = [{ line: 2, code: pledge.code }]
      expect((await write(asAdmin, other, await importOf(asAdmin, csv, { choices }))).status).toBe(201)
      expect((await preview(asAdmin, csv)).rows).toMatchObject([
        { state: 'question', twin: { match: 'likeness', gift: { amount: 70 } } },
      ])
    })

    test('confirms nothing where that promise was confirmed since', async ({ asAdmin, pledge, other }) => {
      const csv = tbcFile([transfer({ purpose: mistype(pledge) })])
      const input = await importOf(asAdmin, csv, { choices: [{ line: 2, code: pledge.code }] })
      await confirm(asAdmin, pledge, { receivedAt: '2025-02-16T08:00:00Z' })
      expect((await write(asAdmin, other, input)).body.code).toBe('preview_outdated')
    })
  })

  test('says that it has the codes of several, and confirms none', async ({
    asAdmin,
    asVisitor,
    pledge,
    project,
    other,
  }) => {
    const { body: second } = await promise(asVisitor, project)
    const csv = tbcFile([transfer({ purpose: `${pledge.code} and ${second.code}`, amount: 140 })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ state: 'new', code: { outcome: 'several' } }])
    await write(asAdmin, other, await importOf(asAdmin, csv))
    for (const each of [pledge, second]) expect((await tell(asAdmin, each)).state).toBe('pledged')
  })

  test('says nothing of a code in what is no gift', async ({ asAdmin, pledge }) => {
    const csv = tbcFile([transfer({ purpose: pledge.code, amount: -70 })])
    expect((await preview(asAdmin, csv)).rows).toMatchObject([{ state: 'leftOut', code: null }])
  })
})

test('a pledge whose gift was voided is confirmed by the next transfer with its code', async ({
  asAdmin,
  pledge,
  other,
  project,
}) => {
  const { body: confirmed } = await confirm(asAdmin, pledge)
  await asAdmin.post(`/api/donations/${confirmed.donationId}/voids`, { reason: 'It was another one.' })
  const csv = tbcFile([transfer({ purpose: pledge.code })])
  expect((await preview(asAdmin, csv)).rows).toMatchObject([{ code: { outcome: 'confirms' } }])
  await write(asAdmin, other, await importOf(asAdmin, csv))
  expect(await raised(asAdmin, project)).toBe(70)
  await settle(asAdmin, pledge, 'waiting', { reason: 'It was another one.' })
  expect(await raised(asAdmin, project)).toBe(0)
})
