import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { address } from '../support/gateway.ts'
import type { Ids } from './operations.ts'

/** Puts one of everything into the database, gifts of a visible and of a hidden donor among it. */
export const prepare = async (services: Services): Promise<Ids> => {
  await services.accounts.createAdmin(signUpOf('founder'), 'en')
  const { token } = await services.accounts.login({ username: 'founder', password }, address)
  const founder = await services.accounts.identify(`Bearer ${token}`)
  const project = await services.projects.create(founder, winterProject, 'en')
  const gift = { amount: 5, receivedAt: '2025-12-01T00:00:00Z' }
  const visible = { ...gift, amount: 250, donorName: 'Visible Donor' }
  const donation = await services.donations.record(founder, project.id, visible, 'en')
  const hidden = { ...gift, donorName: 'Hidden Donor', anonymous: true }
  await services.donations.record(founder, project.id, hidden, 'en')
  const mistake = await services.donations.record(founder, project.id, hidden, 'en')
  await services.donations.void(founder, mistake.id, { reason: 'It was written down twice.' })
  const event = await services.events.create(founder, walkEvent, 'en')
  await services.events.subscribe(
    event.id,
    { name: 'Subscriber', email: 'subscriber@example.org' },
    'en',
    address,
  )
  const letter = { name: 'Writer', email: 'writer@example.org', message: 'A letter to the team' }
  const message = await services.contacts.send(letter, 'en', address)
  return {
    project: project.id,
    donation: donation.id,
    voidedDonation: mistake.id,
    event: event.id,
    message: message.id,
  }
}
