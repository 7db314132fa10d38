import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { newId } from '../../gateway/core/ids.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from './accounts.ts'
import type { Agent } from './agent.ts'
import { exampleCharity } from './charity.ts'
import { walkEvent, winterProject } from './content.ts'

/** Somebody who has left something everywhere. */
export const tamar = {
  email: 'Tamar.Kvirikashvili@Example.org',
  other: 't.kvirik@example.net',
  latin: 'Tamar Kvirikashvili',
  georgian: 'თამარ კვირიკაშვილი',
}

const key = tamar.email.toLowerCase()
const hashOf = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding)

/** Every hash of an address alone that the gateway, or the database, works out of it. */
export const hashesOf = (email: string): string[] => {
  const typed = email.toLowerCase()
  return [
    hashOf(typed, 'hex'),
    hashOf(`account ${typed}`, 'base64url'),
    hashOf(`payments of ${typed}`, 'base64url'),
    ...[email, typed].map((each) => hashOf(JSON.stringify(each), 'base64url')),
  ]
}

/** What must be nowhere once she is forgotten: her names, addresses and words, in any script, and their fingerprints. */
export const wordsOfTamar: readonly string[] = [
  ...hashesOf(tamar.email),
  ...['tamar', 'kvirik', 'თამარ', 'კვირიკ', 'quokka', 'tkv-1987', '203.0.113.77', 'old telephone'],
  hashOf(tamar.other, 'hex'),
  hashOf('account tkv-1987', 'base64url'),
]

interface Made {
  id: string
}

const send = async (agent: Agent, url: string, body: Record<string, unknown>): Promise<string> => {
  const { status, body: made } = await agent.post<Made>(url, body, { 'idempotency-key': `of tamar ${url}` })
  if (status >= 300) throw new Error(`${url}: ${JSON.stringify(made)}`)
  return made?.id ?? ''
}

const giveAs = async (admin: Agent, project: string, more: Record<string, unknown>): Promise<string> => {
  const gift = { amount: 10, receivedAt: '2025-12-02T10:00:00+04:00', ...more }
  return (await admin.post<Made>(`/api/projects/${project}/donations`, gift)).body.id
}

/** Her gifts, two with receipts: signed in two ways, put right, taken for somebody else's, and merged with those of another address. */
const fillLedger = async (admin: Agent, project: string): Promise<void> => {
  const hers = { donorEmail: tamar.email }
  const first = await giveAs(admin, project, { ...hers, donorName: tamar.latin, amount: 100.1 })
  await admin.put('/api/charity', exampleCharity)
  await admin.post(`/api/donations/${first}/receipts`, {})
  await giveAs(admin, project, { ...hers, donorName: tamar.georgian, reference: `for ${tamar.latin}` })
  await giveAs(admin, project, { ...hers, anonymous: true, amount: 0.07, reference: 'TBC 5507-61' })
  await giveAs(admin, project, { donorName: 'T. Kvirik', donorEmail: tamar.other, amount: 7 })
  await giveAs(admin, project, { donorName: 'Levan', donorEmail: 'levan@example.org', amount: 3 })
  await giveAs(admin, project, { anonymous: true, amount: 2 })
  const reason = `${tamar.latin} has called: the quokka was not meant.`
  await admin.post(`/api/donations/${first}/corrections`, { amount: 90.33, reason })
  const mistaken = await giveAs(admin, project, { ...hers, donorName: tamar.latin, amount: 20 })
  await admin.post(`/api/donations/${mistaken}/receipts`, {})
  await admin.post(`/api/donations/${mistaken}/corrections`, {
    donorName: 'Levan',
    donorEmail: 'levan@example.org',
    reason,
  })
  const { body } = await admin.get<{ donors: { id: string; email: string }[] }>('/api/donors?sort=name')
  const idOf = (email: string) => body.donors.find((donor) => donor.email.toLowerCase() === email)?.id ?? ''
  await admin.put(`/api/donor-pairs/${idOf(tamar.other)}_${idOf(key)}`, { are: 'one' })
  await send(admin, `/api/donors/${idOf(key)}/notes`, { text: `${tamar.latin} has a quokka.` })
}

/** She wrote, reads, comes, was taken off a list, is invited, and others have her address in what they write. */
const fillLists = async (admin: Agent, visitor: Agent): Promise<void> => {
  const letter = { name: tamar.georgian, email: tamar.email, message: 'Where is my quokka?' }
  const message = await send(visitor, '/api/contacts', letter)
  await send(admin, `/api/contacts/${message}/notes`, { text: `${tamar.latin} asks of a quokka.` })
  const { body: deleted } = await visitor.post<Made>('/api/contacts', { ...letter, email: key })
  await admin.delete(`/api/contacts/${deleted.id}`)
  const friend = { name: 'Levan', email: 'levan@example.org', message: `Write to ${tamar.email}, please.` }
  await visitor.post('/api/contacts', friend)
  await send(visitor, '/api/newsletter/subscribe', { email: tamar.email })
  for (const title of ['A walk', 'A fair']) {
    const { body: event } = await admin.post<Made>('/api/events', { ...walkEvent, title })
    await send(visitor, `/api/events/${event.id}/subscribers`, { name: tamar.latin, email: tamar.email })
    const { body } = await admin.get<Made[]>(`/api/events/${event.id}/subscribers`)
    if (title === 'A fair') await admin.delete(`/api/subscribers/${body[0]?.id}`)
  }
  await send(admin, '/api/team/invitations', { name: `${tamar.latin} <${tamar.email}>`, role: 'viewer' })
  await admin.post('/api/saved-views', { room: 'donors', name: 'To be called', search: tamar.email })
  await admin.post('/api/saved-views', { room: 'donors', name: tamar.latin, search: 'Kvirikashvili  tamar' })
  await admin.post('/api/saved-views', { room: 'donors', name: tamar.georgian, search: tamar.georgian })
}

/** Her account, once in the team, from an address and a device of her own; what she did there stays done. */
const fillAccount = async (visitor: Agent, services: Services, project: string): Promise<void> => {
  const [firstName = '', lastName = ''] = tamar.latin.split(' ')
  const account = { ...signUpOf('tkv-1987'), firstName, lastName, email: tamar.email }
  await services.accounts.signUp(account, 'en', '203.0.113.77')
  await services.accounts.changeRole('tkv-1987', 'editor')
  const place = { address: '203.0.113.77', device: 'an old telephone' }
  await services.accounts
    .login({ username: 'tkv-1987', password: 'a wrong one' }, place.address)
    .catch(() => undefined)
  const { token } = await services.accounts.login(
    { username: 'tkv-1987', password },
    place.address,
    place.device,
  )
  const herself = visitor.as(token).from(place.address)
  const device = { 'user-agent': place.device }
  const { status } = await herself.put(`/api/projects/${project}`, { goal: 3210 }, device)
  if (status !== 200) throw new Error('she writes as an editor')
  await send(herself, '/api/saved-views', { room: 'contacts', name: 'Tamar’s letters', search: 'quokka' })
  await services.accounts.changeRole('tkv-1987', 'user')
}

/** She was written to, her message answered, and her mailbox did not want it. */
const writeToHer = async (manager: EntityManager): Promise<void> => {
  const letter = { id: newId(), kind: 'trial', locale: 'ka', recipient: tamar.email } as const
  const answer = `550 5.1.1 <${tamar.email}>: no such mailbox`
  await manager.insert(LetterEntity, { ...letter, state: 'failed', answer, writtenAt: new Date() })
  await manager.query(
    `insert into message_answers (id, message_id, text, letter_id)
     select gen_random_uuid(), id, $1, $2 from contact_messages where name = $3 and deleted_at is null`,
    [`${tamar.latin}, your quokka is here.`, letter.id, tamar.georgian],
  )
}

/** Puts her everywhere; answers the project she gave to. */
export const leaveEverywhere = async (
  admin: Agent,
  visitor: Agent,
  services: Services,
  manager: EntityManager,
): Promise<string> => {
  const { body: project } = await admin.post<Made>('/api/projects', winterProject)
  await fillLedger(admin, project.id)
  await manager.query(
    `insert into pledges (id, code, project_id, amount, donor_name, donor_email, email_key, locale, state, expires_at)
     values (gen_random_uuid(), 'STS-2222223', $1, 5, $2, $3, $4, 'ka', 'pledged', now() + interval '30 days')`,
    [project.id, tamar.latin, tamar.email, key],
  )
  await manager.query(
    `insert into statements (id, person_id, year, amount, sent_at)
     select gen_random_uuid(), id, 2025, 90.4, now() from people where email = $1`,
    [tamar.email],
  )
  await fillLists(admin, visitor)
  await fillAccount(visitor, services, project.id)
  await writeToHer(manager)
  return project.id
}
