import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { isCalledOff } from '../../schema/event-off.ts'
import { EventPlaceDocument, useEventPlaceQuery } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { dayAtCharity } from '../lib/day-at-charity.ts'
import { loadLaunches } from '../lib/load-launches.ts'
import { loadOrMiss, notHere } from '../lib/load-or-miss.ts'
import { apolloContext, localeContext } from '../lib/loader-context.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { drawings } from '../ui/drawings/drawings.ts'
import { LinkedPage } from '../ui/linked-page.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventWhen } from './event-when.tsx'
import { GiveUp } from './give-up.tsx'
import { useEventTexts } from './use-event-texts.ts'

/** Of nobody's link more is said than of everybody's: who comes is told to no one. */
const find = async (token: string) => ({ token })

const loader = ({ params, context }: LoaderFunctionArgs): Promise<null> =>
  loadOrMiss(async () => {
    const apollo = context.get(apolloContext)
    const { events } = await loadLaunches(apollo)
    if (!events) return false
    const variables = { id: params.eventId ?? '', locale: context.get(localeContext) }
    const { data } = await apollo.query({ query: EventPlaceDocument, variables })
    return Boolean(data?.event)
  })

/** Where whoever has the link of a letter gives up a place at an event. */
const PlacePage = () => {
  const texts = useEventTexts()
  const { eventId = '' } = useParams()
  const {
    data: { event },
  } = useEventPlaceQuery({ variables: { id: eventId, locale: useLocale() } })
  if (!event) throw notHere()
  const toEvent = (
    <Link to={paths.event(event.id)} className={`${buttonClass('secondary')} justify-self-start`}>
      {texts.place.toEvent}
    </Link>
  )
  const missing = (
    <div className="grid gap-5">
      <p>{texts.place.missing}</p>
      {toEvent}
    </div>
  )
  return (
    <LinkedPage find={find} texts={texts.place} drawing={drawings.oldGreyMuzzle} missing={missing}>
      {({ token }, _, lose) => (
        <div className="grid gap-5">
          <div>
            <EventWhen date={event.date} startsAt={event.startsAt} />
            <h2 className="mt-3 mb-4 wrap-anywhere text-h3 text-title">{event.title}</h2>
            <EventFacts {...event} places={null} isFull={null} />
          </div>
          {isCalledOff(event, dayAtCharity) ? (
            <p className="font-semibold">{texts.off.title}</p>
          ) : (
            <GiveUp eventId={event.id} token={token} onGone={lose} />
          )}
          {toEvent}
        </div>
      )}
    </LinkedPage>
  )
}

export { loader, PlacePage as Component }
