import type { EntityManager } from 'typeorm'

const takeBackOne = `delete from letters where about = $1 and kind = 'eventRemoved' and state = 'waiting'`

/** Whether the last that somebody was told is that they are off the list. */
const knowsRemoved = `
  select from letters where about = $1 and kind = 'eventRemoved' and state in ('sending', 'sent', 'doubtful', 'unsent')
    and written_at >= (select max(written_at) from letters where about = $1)`

/** What somebody was told of being off a list: over the transaction of a change. */
export const createToldSubscribers = (within: EntityManager) => ({
  /** Takes back that somebody is off the list; answers whether they were told already. */
  takeBackRemoved: async (id: string): Promise<boolean> => {
    await within.query(takeBackOne, [id])
    return (await within.query<unknown[]>(knowsRemoved, [id])).length > 0
  },
})
