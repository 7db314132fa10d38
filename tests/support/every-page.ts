import { newsletterIssue } from '../../schema/newsletter-issues.ts'
import type { Gateway } from './browser.ts'
import { plain } from './pictures.ts'
import { promiseGift } from './promised.ts'
import { asAdmin, sendPicture } from './records.ts'

/** Every page that anybody can open. */
export const publicPages = [
  '/',
  '/dashboard',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/projects',
  '/projects/{project}',
  '/adopt',
  '/events',
  '/gallery',
  '/donate',
  '/colab',
  '/privacy',
  '/terms',
  '/profile',
  '/profile/security',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/newsletter/subscription',
  '/change-email',
  '/gift',
  '/nowhere',
]

/** Every page of the admin area, as its rooms, forms and records have them. */
export const adminPages = [
  '/admin/start',
  '/admin/projects',
  '/admin/projects/create',
  '/admin/projects/edit/{project}',
  '/admin/projects/{project}/preview',
  '/admin/gifts/{gift}',
  '/admin/gifts/import',
  '/admin/projects/import',
  '/admin/gifts',
  '/admin/gifts?status=voided&from=2026-01-01',
  '/admin/gifts/add',
  '/admin/pledges',
  '/admin/pledges/{pledge}',
  '/admin/receipts',
  '/admin/receipts/statements',
  '/admin/spendings',
  '/admin/events',
  '/admin/events/create',
  '/admin/events/import',
  '/admin/events/edit/{event}',
  '/admin/events/{event}/preview',
  '/admin/gallery',
  '/admin/pictures',
  '/admin/pictures/edit/{picture}',
  '/admin/donors',
  '/admin/donors/{donor}',
  '/admin/donors/pairs/{pair}',
  '/admin/contacts',
  '/admin/contacts/{message}',
  '/admin/newsletter',
  '/admin/issues',
  '/admin/issues/create',
  '/admin/issues/edit/{issue}',
  '/admin/letters',
  '/admin/letters/examples',
  '/admin/bin',
  '/admin/team',
  '/admin/privacy',
  '/admin/trail',
  '/admin/launch',
  '/admin/charity',
  '/admin/analytics',
  '/admin/analytics?period=days&from=2026-10-15&until=2026-11-15',
]

/** The one of the demo that has no end: others take no gifts once theirs is over. */
const demoProject = 'A mobile clinic for Kakheti'

/** A gift of the demo that somebody has put right. */
const anyGiftId = async (gateway: Gateway): Promise<string> => {
  const project = await gateway.projectId(demoProject)
  const [gift] = await asAdmin<{ id: string }[]>(gateway, `/api/projects/${project}/donations?limit=1`)
  const reason = 'Digits the wrong way round. The bank statement says so.'
  await asAdmin(gateway, `/api/donations/${gift?.id}/corrections`, {
    method: 'POST',
    body: { method: 'transfer', reference: 'TBC 5507-61', reason },
  })
  return gift?.id ?? ''
}

/** What somebody has promised, which nobody has in the demo. */
const anyPledgeId = async (gateway: Gateway): Promise<string> =>
  (await promiseGift(gateway, await gateway.projectId(demoProject))).id

/** A receipt, which the demo has none of. */
const issueReceipt = async (gateway: Gateway): Promise<unknown> =>
  asAdmin(gateway, `/api/donations/${await anyGiftId(gateway)}/receipts`, { method: 'POST', body: {} })

/** A picture, which the demo has none of. */
const anyPictureId = async (gateway: Gateway): Promise<string> => {
  const { public_id } = await sendPicture(gateway, await plain(640, 360).png().toBuffer(), 'every-page.png')
  return public_id
}

/** Two donors that whoever reads donors may know of. */
const someDonors = async (gateway: Gateway): Promise<readonly [string, string]> => {
  const { donors } = await asAdmin<{ donors: { id: string; isAnonymous: boolean }[] }>(
    gateway,
    '/api/donors?limit=100',
  )
  const [one, other] = donors.filter(({ isAnonymous }) => !isAnonymous)
  return [one?.id ?? '', other?.id ?? '']
}

/** A message of the demo. */
const anyMessageId = async (gateway: Gateway): Promise<string> => {
  const [message] = await asAdmin<{ id: string }[]>(gateway, '/api/contacts?limit=1')
  return message?.id ?? ''
}

/** What stands in the place of what an address has in braces: records of the demo. */
const records: Record<string, (gateway: Gateway) => Promise<string>> = {
  '{project}': (gateway) => gateway.projectId(demoProject),
  '{gift}': anyGiftId,
  '{pledge}': anyPledgeId,
  '{message}': anyMessageId,
  '{donor}': async (gateway) => (await someDonors(gateway))[0],
  '{pair}': async (gateway) => (await someDonors(gateway)).join('_'),
  '{picture}': anyPictureId,
  '{event}': (gateway) => gateway.anyEventId(),
  '{issue}': async () => newsletterIssue.exampleId,
}

/** Where a page is, with a record of the demo in the place of what is in braces. */
export const addressOf = async (path: string, gateway: Gateway): Promise<string> => {
  // Where there is none, the list shows less.
  if (path === '/admin/pictures') await anyPictureId(gateway)
  if (path === '/admin/pledges') await anyPledgeId(gateway)
  if (path === '/admin/receipts') await issueReceipt(gateway)
  const [placeholder = ''] = /\{\w+\}/.exec(path) ?? []
  return path.replace(placeholder, (await records[placeholder]?.(gateway)) ?? '')
}
