import type { EntityManager } from 'typeorm'
import { type DonorStatement, statementPath, type YearlyStatements } from '../../../schema/statements.ts'
import { addressOf } from '../../database/language-of.ts'
import { readAs } from '../../models/columns.ts'
import { state } from './stated.ts'
import { statementId } from './statement-id.ts'
import { StatementSendingEntity } from './statement-sending.entity.ts'
import { gave, isReached, type Occasion, type Reader, reader, sendStatement, whoGave } from './written.ts'

const overview = `
  select count(*) filter (where not sent and email is not null)::integer as waiting,
    count(*) filter (where sent)::integer as sent,
    count(*) filter (where not sent and email is null)::integer as unreachable
  from (select ${addressOf('p')} as email, w.root_id is not null as sent
    from person_years y join people p on p.id = y.person_id
      left join (select distinct m.root_id from statements s join people m on m.id = s.person_id where s.year = $1) w
        on w.root_id = p.id
    where ${gave}) w`

const ofDonor = `
  select y.year, y.given::float8 as amount, y.donation_count as "giftCount", ${readAs('instant', 's.sent_at')} as "sentAt",
    s.amount::float8 as "sentAmount"
  from person_years y left join lateral (
    select s.* from statements s join people m on m.id = s.person_id
    where m.root_id = y.person_id and s.year = y.year order by s.sent_at desc limit 1
  ) s on true
  where y.person_id = $1 and y.year > 0 and y.donation_count > 0 and y.given > 0 order by y.year desc`

/** What donors gave in a year, and who was sent that. */
export const createStatementsRepository = (manager: EntityManager) => ({
  /** Whom the gifts of a person count for; null where there is nobody. */
  rootOf: async (id: string): Promise<string | null> => {
    const [row] = await manager.query<{ rootId: string }[]>(
      'select root_id as "rootId" from people where id = $1',
      [id],
    )
    return row?.rootId ?? null
  },

  state: (personId: string, year: number, asOf: Date) => state(manager, personId, year, asOf),

  /** Of each year in which a donor gave something that counts, the last year first. */
  ofDonor: async (personId: string): Promise<DonorStatement[]> => {
    const rows = await manager.query<Omit<DonorStatement, 'id' | 'pdfPath'>[]>(ofDonor, [personId])
    return rows.map((row) => {
      const id = statementId(personId, row.year)
      return { id, ...row, pdfPath: statementPath(id) }
    })
  },

  overview: async (year: number): Promise<YearlyStatements> => {
    const [counted] = await manager.query<Omit<YearlyStatements, 'year' | 'isSending'>[]>(overview, [year])
    const stands = await manager.findOneBy(StatementSendingEntity, { year })
    return {
      year,
      isSending: stands?.sending ?? false,
      ...(counted ?? { waiting: 0, sent: 0, unreachable: 0 }),
    }
  },

  /** Has statements of a year sent from the first donor on, or no further. What is so already stays. */
  setSending: async (year: number, sending: boolean, madeBy: string, now: Date): Promise<void> => {
    await manager.query(
      `insert into statement_sendings as s (year, made_by, sending, next_at)
       select $1::integer, $2::uuid, $3::boolean, $4::timestamptz
       where $3 or exists (select from statement_sendings where year = $1)
       on conflict (year) do update set made_by = excluded.made_by, sending = excluded.sending, last_person = null,
         next_at = excluded.next_at
       where s.sending <> excluded.sending`,
      [year, madeBy, sending, now],
    )
  },

  /** Writes to one donor, whatever they were sent before. False where nothing counts, or they have no address. */
  sendTo: (personId: string, about: Occasion): Promise<boolean> =>
    manager.transaction(async (within) => {
      const [one] = await within.query<Reader[]>(`${reader} from ${whoGave} and p.id = $2 and ${isReached}`, [
        about.year,
        personId,
      ])
      if (one) await sendStatement(within, one, about, 'in turn')
      return one !== undefined
    }),

  /** Whom a statement was written to, by its id: by now the one they were merged into, with the addresses of both. */
  find: async (id: string): Promise<{ personId: string; emails: string[]; year: number } | null> => {
    const [row] = await manager.query<{ personId: string; emails: string[]; year: number }[]>(
      `select p.id as "personId", array_remove(array[m.email, ${addressOf('p')}], null) as emails, s.year from statements s
       join people m on m.id = s.person_id join people p on p.id = m.root_id where s.id = $1`,
      [id],
    )
    return row ?? null
  },

  /** Whoever was to get a letter of then that had nothing to say was sent none, unless there is a later one. */
  takeBack: async (id: string, writtenAt: Date): Promise<void> => {
    await manager.query('delete from statements where id = $1 and sent_at <= $2', [id, writtenAt])
  },
})

export type StatementsRepository = ReturnType<typeof createStatementsRepository>
