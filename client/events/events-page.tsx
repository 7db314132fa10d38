import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLaunches, useLaunches } from '../lib/load-launches.ts'
import { apolloContext } from '../lib/loader-context.ts'
import { ComingSoon } from '../ui/coming-soon.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { EventList } from './event-list.tsx'
import { loadEventList } from './load-event-list.ts'

const loader = async ({ request, context }: LoaderFunctionArgs): Promise<null> => {
  const { events } = await loadLaunches(context.get(apolloContext))
  if (events) await loadEventList(context, new URL(request.url).searchParams)
  return null
}

/** What is coming, once visitors have the page of it. */
const EventsPage = () =>
  useLaunches().events ? <EventList /> : <ComingSoon page="events" drawing={drawings.oldGreyMuzzle} />

export { EventsPage as Component, loader }
