import { asAdmin } from './records.ts'

type Gateway = Parameters<typeof asAdmin>[0]

/** A promise, as whoever made it is answered. */
export interface Promised {
  id: string
  code: string
}

/** Seventy lari of somebody with a name and an address. */
const anas = { amount: 70, donorName: 'Ana Beridze', donorEmail: 'ana@example.org' }

/** Has somebody promise a gift to a project, of a site on which giving is launched for that moment alone. */
export const promiseGift = async (
  gateway: Gateway,
  project: string,
  more: object = {},
): Promise<Promised> => {
  const launch = (launched: boolean): Promise<unknown> =>
    asAdmin(gateway, '/api/launches/giving/state', { method: 'PUT', body: { launched } })
  await launch(true)
  const path = `/api/projects/${project}/pledges`
  const promised = await asAdmin<Promised>(gateway, path, { method: 'POST', body: { ...anas, ...more } })
  await launch(false)
  return promised
}
