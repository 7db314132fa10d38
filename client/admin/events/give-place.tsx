import { UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import { useGiveSubscriberPlaceMutation } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

/** Gives somebody a place at an event who waits for one, whosever turn it is. */
export const GivePlace = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation('admin')
  const [give] = useGiveSubscriberPlaceMutation({
    variables: { id },
    update: evictQueries(event.plural, event.singular),
  })
  const press = useSingleFlight(async () => {
    try {
      await give()
      toast.success(t('events.subscribers.given', { name }))
    } catch (error) {
      if (!isSessionEnd(error)) toast.error(t('events.subscribers.giveFailed', { name }))
    }
  })
  return (
    <button
      type="button"
      aria-label={t('events.subscribers.giveNamed', { name })}
      onClick={press}
      className="text-link inline-flex min-h-8 items-center gap-1.5"
    >
      <UserCheck aria-hidden="true" className="size-4" />
      {t('events.subscribers.give')}
    </button>
  )
}
