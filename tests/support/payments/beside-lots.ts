import type { Random } from '../../../gateway/demo/pseudo-random.ts'
import type { Services } from '../../../gateway/rooms.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import { tbcFile } from '../bank-files.ts'
import type { Site } from './history-site.ts'

interface Lots {
  site: Site
  random: Random
  /** Any of the gateways. */
  services: () => Services
}

interface Waiting {
  id: string
  way: ProviderName
  code: string
  amount: number
  payment: string
}

/** Money that comes another way for what is to be paid on a page, which may be paid as well: before that, or after. */
export const besideLots = ({ site, random, services }: Lots) => {
  const { admin, dataSource, project, standIns } = site
  /** What its payments are called that came another way. */
  const came = new Set<string>()

  const anyWaiting = async (): Promise<Waiting | null> => {
    const all = await dataSource.query<Waiting[]>(
      `select id, way, code, amount::float8, payment_id as payment from pledges
       where state = 'pledged' and came_instead is null and payment_id is not null and pay_url is not null
         and (monthly_gift_id is null or (select state from monthly_gifts where id = monthly_gift_id) = 'pending')
       order by id desc limit 10`,
    )
    return all[random.below(all.length)] ?? null
  }

  const byFile = async ({ code, amount }: Waiting): Promise<void> => {
    const csv = tbcFile([{ day: '2026-02-17', amount, payer: 'Ana', purpose: code, reference: `B-${code}` }])
    const { mapping } = await services().donations.previewImport(admin, { csv })
    await services().donations.importDonations(admin, project, { csv, mapping, gifts: 1, sum: amount })
  }

  /** By a press or by a bank's file; the provider may not hear that its page is to be closed. */
  const comesAnotherWay = async (): Promise<void> => {
    const found = random.below(5) > 0 ? null : await anyWaiting()
    if (found === null) return
    standIns[found.way].behave(random.below(3) === 0 ? 'fails' : 'answers')
    if (random.below(2) === 0) await byFile(found)
    else await services().pledges.confirm(admin, found.id, {})
    standIns[found.way].behave('answers')
    came.add(found.payment)
  }

  return { comesAnotherWay, came }
}
