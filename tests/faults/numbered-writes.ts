import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { lookInto } from '../support/every-table.ts'
import type { Site } from './site.ts'

/** How many write at the same time. */
const writers = 8

/** Milliseconds before somebody who was not answered as they wished tries again. */
const beforeAgain = 20

/** Gifts with numbers, each sent under its own key until it is acknowledged. */
export interface Writing {
  /** Ends once so many are acknowledged. */
  reached: (count: number) => Promise<void>
  /** Ends once all are; tells each answer but those that acknowledge, and how often it came. */
  done: Promise<Map<number | string, number>>
}

/** Records the gifts `from` to `to`. Where the gateway is told to be elsewhere meanwhile, whoever writes goes there. */
export const writeNumbered = (site: Pick<Site, 'ask' | 'project'>, from: number, to: number): Writing => {
  const others = new Map<number | string, number>()
  let next = from
  let acknowledged = 0
  const waiting = new Map<() => void, number>()

  const write = async (number: number): Promise<void> => {
    for (;;) {
      const { status } = await site.ask(`/api/projects/${site.project}/donations`, {
        body: { amount: 1, donorName: `Writer ${number}` },
        headers: { 'idempotency-key': `gift ${number}` },
      })
      if (status === 201) break
      others.set(status, (others.get(status) ?? 0) + 1)
      await pause(beforeAgain)
    }
    acknowledged += 1
    for (const [resolve, count] of waiting) if (acknowledged >= count) resolve()
  }

  const writer = async (): Promise<void> => {
    while (next <= to) await write(next++)
  }

  const done = Promise.all(Array.from({ length: writers }, writer)).then(() => others)
  return {
    reached: (count) =>
      new Promise((resolve) => {
        if (acknowledged >= count) resolve()
        else waiting.set(resolve, count)
      }),
    done,
  }
}

/** What is wrong with the gifts `1` to `to`, all of them acknowledged, and with what is derived of them. */
export const readFaults = async (dataSource: DataSource, to: number): Promise<string[]> => {
  const wrong = await dataSource.query<{ fault: string }[]>(
    `with written as (
       select substring(name from 8)::integer as number, count(*) as times
       from donations join donors on donors.id = donor_id where name like 'Writer %' group by 1)
     select case when times is null then 'lost ' || number else 'doubled ' || number end as fault
     from generate_series(1, $1::integer) as number left join written using (number)
     where times is distinct from 1
     union all
     select 'a key without its gift' from idempotency_keys
     where key like 'gift %' and not exists (select from donations where donations.id = record_id)`,
    [to],
  )
  const [totals] = await dataSource.query<{ wrong: number }[]>('select rebuild_project_totals() as wrong')
  const faults = wrong.map(({ fault }) => fault)
  return totals?.wrong === 0 ? faults : [...faults, 'a total that the ledger does not say']
}

/**
 * The same, looked for past the gateway: beside it in a server, after it in the embedded database. Where its road to the
 * database has failed, `env` names another one.
 */
export const faultsInWritten = ({ env }: Pick<Site, 'env'>, to: number): Promise<string[]> =>
  lookInto(env, (dataSource) => readFaults(dataSource, to))
