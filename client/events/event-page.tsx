import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { EventDocument, useEventQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { loadLaunches } from '../lib/load-launches.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { EventArticle } from './event-article.tsx'

/** Loads the event before its page is shown; one that does not exist, or while nobody has these pages, is a 404. */
const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const apollo = context.get(apolloContext)
    const { events } = await loadLaunches(apollo)
    if (!events) return false
    const variables = { id: params.eventId ?? '', locale: context.get(localeContext) }
    const { data } = await apollo.query({ query: EventDocument, variables })
    return Boolean(data?.event)
  })

const EventPage = () => {
  const { eventId = '' } = useParams()
  const {
    data: { event },
  } = useEventQuery({ variables: { id: eventId, locale: useLocale() } })
  if (!event) throw notHere()
  return <EventArticle event={event} />
}

export { EventPage as Component, loader }
