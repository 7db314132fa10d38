import type { EntityManager } from 'typeorm'

/** `was` gave the gift before, `now` gives it; who was merged with somebody is them as well, and is nobody new. */
const alone = `
  select d.id, o.person_id as was, d.person_id as now
  from donations d join donors o on o.id = $2
  where d.id = $1 and d.person_id <> o.person_id
    and not exists (select from donations g where g.person_id in (o.person_id, d.person_id) and g.id <> d.id)
    and not exists (select from donor_notes n where n.person_id = d.person_id)
    and not exists (
      select from people m
      where m.id <> m.root_id and (m.id in (o.person_id, d.person_id) or m.root_id in (o.person_id, d.person_id))
    )`

/**
 * What the team knows of somebody goes along with their only gift, where a correction gives it to somebody of whom there is
 * no other and no note: it was one person, called wrongly. After the entry, which holds both until the transaction ends.
 * @param donorId who gave it before
 */
export const takeNotesAlong = (
  transaction: EntityManager,
  donationId: string,
  donorId: string,
): Promise<unknown> =>
  transaction.query(
    `update donor_notes n set person_id = a.now from (${alone}) a where n.person_id = a.was`,
    [donationId, donorId],
  )
