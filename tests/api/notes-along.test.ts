import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { levan, type Pair, search, type Whole } from '../support/donors.ts'
import { address, test as withGateway } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'

const reason = 'The address was wrong.'
const right = { donorName: levan.donorName, donorEmail: 'levan.g@example.org' }
const gia = { donorName: 'Gia', donorEmail: 'gia@example.org' }
const note = { text: 'Call before noon.' }

const idOf = async (asAdmin: Agent, email: string): Promise<string> =>
  (await search(asAdmin, { search: email })).donors.find((each) => each.email === email)?.id ?? ''

const test = withGateway
  .extend('project', ({ asAdmin }) => projectOf(asAdmin))
  .extend('give', ({ asAdmin, project }) => async (gift: object): Promise<string> => {
    const path = `/api/projects/${project}/donations`
    return (await asAdmin.post<{ id: string }>(path, { amount: 20, ...gift })).body.id
  })
  .extend('correct', ({ asAdmin }) => async (gift: string, donor: object): Promise<void> => {
    const { status } = await asAdmin.post(`/api/donations/${gift}/corrections`, { ...donor, reason })
    expect(status).toBe(201)
  })
  .extend('writeNote', ({ asAdmin }) => async (email: string, text = note.text): Promise<void> => {
    const { status } = await asAdmin.post(`/api/donors/${await idOf(asAdmin, email)}/notes`, { text })
    expect(status).toBe(201)
  })
  .extend('notesOn', ({ asAdmin }) => async (email: string): Promise<string[]> => {
    // Whoever has neither a gift nor a note is not found.
    const id = await idOf(asAdmin, email)
    if (id === '') return []
    const { body } = await asAdmin.get<Whole>(`/api/donors/${id}`)
    return body.notes.map(({ text }) => text)
  })

describe('what the team knows of a donor', () => {
  test('goes along when the address of their only gift is corrected, and comes back with it', async ({
    give,
    correct,
    writeNote,
    notesOn,
  }) => {
    const gift = await give(levan)
    await writeNote(levan.donorEmail)
    await correct(gift, right)
    expect(await notesOn(right.donorEmail)).toEqual([note.text])
    expect(await notesOn(levan.donorEmail)).toEqual([])
    await writeNote(right.donorEmail, 'He has a new number.')
    await correct(gift, levan)
    expect(await notesOn(levan.donorEmail)).toEqual(['He has a new number.', note.text])
    expect(await notesOn(right.donorEmail)).toEqual([])
  })

  test('stays with who has another gift, though it counts no more', async ({
    asAdmin,
    give,
    correct,
    writeNote,
    notesOn,
  }) => {
    const [gift, never] = [await give(levan), await give(levan)]
    await asAdmin.post(`/api/donations/${never}/voids`, { reason })
    await writeNote(levan.donorEmail)
    await correct(gift, right)
    expect(await notesOn(levan.donorEmail)).toEqual([note.text])
    expect(await notesOn(right.donorEmail)).toEqual([])
  })

  test('is not handed to somebody who has given', async ({ give, correct, writeNote, notesOn }) => {
    const gift = await give(levan)
    await give(right)
    await writeNote(levan.donorEmail)
    await correct(gift, right)
    expect(await notesOn(levan.donorEmail)).toEqual([note.text])
    expect(await notesOn(right.donorEmail)).toEqual([])
  })

  test('is not handed to somebody of whom something is known', async ({
    give,
    correct,
    writeNote,
    notesOn,
  }) => {
    const [gift, other] = [await give(levan), await give(gia)]
    await give(right)
    await writeNote(levan.donorEmail)
    await writeNote(gia.donorEmail, 'She writes letters.')
    await correct(other, right)
    await correct(gift, gia)
    expect(await notesOn(levan.donorEmail)).toEqual([note.text])
    expect(await notesOn(gia.donorEmail)).toEqual(['She writes letters.'])
  })

  test('stays with who was merged with somebody', async ({ asAdmin, give, correct, writeNote, notesOn }) => {
    const gift = await give(levan)
    await writeNote(levan.donorEmail)
    const other = await give(gia)
    const pair = `${await idOf(asAdmin, levan.donorEmail)}_${await idOf(asAdmin, gia.donorEmail)}`
    await asAdmin.put<Pair>(`/api/donor-pairs/${pair}`, { are: 'one' })
    await correct(other, { donorName: null, donorEmail: null, anonymous: true })
    await correct(gift, right)
    expect(await notesOn(right.donorEmail)).toEqual([])
    expect(await notesOn(levan.donorEmail)).toEqual([note.text])
  })

  test('is told to no more people by that, and the trail says that it went', async ({
    asAdmin,
    asVisitor,
    services,
    give,
    correct,
    writeNote,
  }) => {
    await services.accounts.signUp(signUpOf('viewer'), 'en', address)
    await services.accounts.changeRole('viewer', 'viewer')
    const { token } = await services.accounts.login({ username: 'viewer', password }, address)
    const asViewer = asVisitor.as(token)
    const gift = await give({ ...levan, anonymous: true })
    await writeNote(levan.donorEmail)
    await correct(gift, right)
    const path = `/api/donors/${await idOf(asAdmin, right.donorEmail)}`
    expect((await asViewer.get(path)).status).toBe(404)
    await correct(gift, { anonymous: false })
    expect((await asViewer.get(path)).body).toMatchObject({ name: levan.donorName, email: null, notes: null })
    const { body } = await asAdmin.get<{ changes: object[] }[]>('/api/trail?kind=donorNote')
    expect(body[0]?.changes).toMatchObject([{ column: 'person_id', after: path.split('/').at(-1) }])
  })
})
