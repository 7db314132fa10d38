import { byKey } from './by-key.ts'
import { newestGifts } from './newest-gifts.ts'
import { plannedAnew, prepared } from './prepared.ts'
import type { Variables } from './variables.ts'

const projects = prepared<[string, string, number, number, number]>(
  'projects',
  `select p.id, coalesce(p.title_en, p.title_ka), p.goal::float8, coalesce(t.raised, 0)::float8, t.donation_count
   from projects p left join project_totals t on t.project_id = p.id order by p.id desc limit $1`,
)

const gifts = plannedAnew<[string, boolean, number, string | null]>(
  newestGifts('d.anonymous, d.amount::float8, o.name'),
)

const events = prepared<[string, string, string, string | null, number]>(
  'events',
  `select e.id, coalesce(title_en, title_ka), coalesce(content_en, content_ka), date::text,
     (select count(*)::int from event_subscribers s where s.event_id = e.id)
   from events e order by e.id desc limit 20`,
)

const subscribers = prepared<[string, string, string]>(
  'subscribers',
  `select e.id, s.name, s.email
   from (select id from events order by id desc limit 20) e
   cross join lateral (
     select id, name, email from event_subscribers where event_id = e.id order by id desc limit 100
   ) s
   order by e.id desc, s.id desc`,
)

const total = prepared<[number]>('total', 'select coalesce(sum(raised), 0)::float8 from project_totals')

const totals = prepared<[string, number]>(
  'totals',
  `select p.title_en, coalesce(t.raised, 0)::float8
   from projects p left join project_totals t on t.project_id = p.id
   order by coalesce(t.raised, 0) desc, p.id desc limit 1000`,
)

export const overview = async ({ projects: first, gifts: firstGifts }: Variables) => {
  const [projectRows, giftRows, eventRows, subscriberRows, [sum], sums] = await Promise.all([
    projects(first),
    gifts(first, firstGifts),
    events(),
    subscribers(),
    total(),
    totals(),
  ])
  const giftsOf = byKey(giftRows, ([, anonymous, amount, name]) => ({
    anonymous,
    amount,
    donor: anonymous || name === null ? null : { name },
  }))
  const subscribersOf = byKey(subscriberRows, ([, name, email]) => ({ name, email }))
  return {
    projects: {
      nodes: projectRows.map(([id, title, goal, raised, totalCount]) => ({
        id,
        title,
        goal,
        raised,
        donations: { totalCount, nodes: giftsOf.get(id) ?? [] },
      })),
    },
    events: {
      nodes: eventRows.map(([id, title, content, date, totalCount]) => ({
        id,
        title,
        content,
        date,
        subscribers: { totalCount, nodes: subscribersOf.get(id) ?? [] },
      })),
    },
    analytics: {
      total: sum?.[0] ?? 0,
      projects: sums.map(([projectTitle, totalDonated]) => ({ projectTitle, totalDonated })),
    },
  }
}
