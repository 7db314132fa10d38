/** Each project's own range of the index. */
export const newestGifts = (columns: string): string => `
  select p.id, ${columns}
  from (select id from projects order by id desc limit $1) p
  cross join lateral (
    select id, anonymous, amount, received_at, donor_id from donations
    where project_id = p.id and status = 'confirmed' order by received_at desc, id desc limit $2
  ) d
  left join donors o on o.id = d.donor_id
  order by p.id desc, d.received_at desc, d.id desc`
