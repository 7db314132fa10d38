import { describe, expect } from 'vitest'
import {
  type Counted,
  fill,
  idOf,
  latin,
  levan,
  nina,
  type Pair,
  pairOf,
  search,
  type Whole,
} from '../support/donors.ts'
import { test } from '../support/gateway.ts'

describe('two donors who are one', () => {
  test('are told as one everywhere, and can be taken apart again', async ({ asAdmin }) => {
    const project = await fill(asAdmin)
    const pair = await pairOf(asAdmin)
    const [kept = '', other = ''] = pair.split('_')
    const donorCount = async () =>
      (await asAdmin.get<Counted>(`/api/projects/${project}`)).body.donationsDonorCount
    expect(await donorCount()).toBe(4)

    const { body: merged } = await asAdmin.put<Pair>(`/api/donor-pairs/${pair}`, { are: 'one' })
    expect(merged).toMatchObject({
      are: 'one',
      kept: { given: 150.5, donationCount: 3 },
      other: { given: 0 },
    })
    expect(await donorCount()).toBe(3)
    const found = await search(asAdmin, { search: 'l.gelash' })
    expect(found.donors).toMatchObject([{ id: kept, name: levan.donorName, given: 150.5 }])
    const { body: whole } = await asAdmin.get<Whole>(`/api/donors/${other}`)
    expect(whole).toMatchObject({
      id: kept,
      years: [
        { year: 2026, given: 50.5 },
        { year: 2025, given: 100 },
      ],
      merged: [{ id: pair, name: latin.donorName }],
      alike: [],
    })
    expect((await asAdmin.get(`/api/donors/${kept}/donations`)).body).toHaveLength(3)

    const { body: apart } = await asAdmin.put<Pair>(`/api/donor-pairs/${pair}`, { are: 'two' })
    expect(apart).toMatchObject({ are: 'two', kept: { given: 130 }, other: { given: 20.5 } })
    expect(await donorCount()).toBe(4)
    expect((await asAdmin.get<Whole>(`/api/donors/${kept}`)).body.alike).toEqual([])
    await asAdmin.put(`/api/donor-pairs/${pair}`, { are: 'unknown' })
    expect((await asAdmin.get<Whole>(`/api/donors/${kept}`)).body.alike).toMatchObject([{ id: pair }])
  })

  test('stay what a colleague has said of them since', async ({ asAdmin }) => {
    await fill(asAdmin)
    const pair = await pairOf(asAdmin)
    const say = (are: string, stood: string) =>
      asAdmin.put<Pair & { code: string }>(`/api/donor-pairs/${pair}`, { are, stood })
    expect(await say('one', 'unknown')).toMatchObject({ status: 200, body: { are: 'one' } })
    expect(await say('two', 'one')).toMatchObject({ status: 200, body: { are: 'two' } })
    expect(await say('unknown', 'one')).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
    expect(await say('two', 'unknown')).toMatchObject({ status: 200, body: { are: 'two' } })
  })

  test('take with them whoever was merged into them before', async ({ asAdmin }) => {
    await fill(asAdmin)
    const [kept, other] = (await pairOf(asAdmin)).split('_')
    const third = await idOf(asAdmin, nina.donorName)
    await asAdmin.put(`/api/donor-pairs/${other}_${third}`, { are: 'one' })
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect((await asAdmin.get<Whole>(`/api/donors/${third}`)).body).toMatchObject({ id: kept, given: 155.5 })
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'two' })
    expect((await asAdmin.get<Whole>(`/api/donors/${third}`)).body).toMatchObject({ id: other, given: 25.5 })
  })

  test('can be made one again where one of them was merged meanwhile', async ({ asAdmin }) => {
    await fill(asAdmin)
    const [kept, other] = (await pairOf(asAdmin)).split('_')
    const third = await idOf(asAdmin, nina.donorName)
    await asAdmin.put(`/api/donor-pairs/${other}_${third}`, { are: 'one' })
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    await asAdmin.put(`/api/donor-pairs/${other}_${third}`, { are: 'two' })
    expect((await asAdmin.get<Whole>(`/api/donors/${third}`)).body).toMatchObject({ id: third, given: 5 })
    expect(await asAdmin.put(`/api/donor-pairs/${other}_${third}`, { are: 'one' })).toMatchObject({
      status: 200,
    })
    expect((await asAdmin.get<Whole>(`/api/donors/${third}`)).body).toMatchObject({ id: kept, given: 155.5 })
    expect(await asAdmin.put(`/api/donor-pairs/${third}_${kept}`, { are: 'one' })).toMatchObject({
      status: 409,
    })
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'two' })
    expect((await asAdmin.get<Whole>(`/api/donors/${third}`)).body).toMatchObject({ id: other, given: 25.5 })
  })

  test('cannot be made one where one of them is somebody else’s by now', async ({ asAdmin }) => {
    await fill(asAdmin)
    const [kept, other] = (await pairOf(asAdmin)).split('_')
    const third = await idOf(asAdmin, nina.donorName)
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    const again = await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect(again).toMatchObject({ status: 200, body: { are: 'one' } })
    expect(await asAdmin.put(`/api/donor-pairs/${third}_${other}`, { are: 'one' })).toMatchObject({
      status: 409,
      body: { code: 'edit_conflict' },
    })
  })

  test('are two, and not one twice', async ({ asAdmin }) => {
    await fill(asAdmin)
    const [kept] = (await pairOf(asAdmin)).split('_')
    for (const id of [`${kept}_${kept}`, `${kept}`, `${kept}_nobody`]) {
      expect((await asAdmin.put(`/api/donor-pairs/${id}`, { are: 'one' })).status).toBe(404)
    }
  })

  test('are written to where only the other has an address, in the language of that one, and are themselves again apart', async ({
    asAdmin,
  }) => {
    const project = await fill(asAdmin)
    const nino = { donorName: 'Nino Kobakhidze', donorEmail: 'nino@example.org' }
    await asAdmin.in('ka').post(`/api/projects/${project}/donations`, { amount: 9, ...nino })
    const [kept, other] = [await idOf(asAdmin, nina.donorName), await idOf(asAdmin, nino.donorName)]
    const read = async (id: string) => (await asAdmin.get<Whole>(`/api/donors/${id}`)).body

    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    expect(await read(kept)).toMatchObject({
      name: nina.donorName,
      email: nino.donorEmail,
      locale: 'ka',
      given: 14,
    })
    expect((await search(asAdmin, { search: nino.donorEmail })).donors).toMatchObject([
      { id: kept, email: nino.donorEmail, locale: 'ka' },
    ])

    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'unknown' })
    expect(await read(kept)).toMatchObject({ email: null, locale: 'en' })
    expect(await read(other)).toMatchObject({ email: nino.donorEmail, locale: 'ka' })
    await asAdmin.put(`/api/donor-pairs/${other}_${kept}`, { are: 'one' })
    expect(await read(kept)).toMatchObject({ name: nino.donorName, email: nino.donorEmail, locale: 'ka' })
  })

  test('keep the address and the language of the one who is kept, where both have an address', async ({
    asAdmin,
  }) => {
    await fill(asAdmin)
    const pair = await pairOf(asAdmin)
    const [kept] = pair.split('_')
    await asAdmin.put(`/api/donor-pairs/${pair}`, { are: 'one' })
    const { body } = await asAdmin.get<Whole>(`/api/donors/${kept}`)
    expect(body).toMatchObject({ email: levan.donorEmail, locale: 'ka' })
  })
})
