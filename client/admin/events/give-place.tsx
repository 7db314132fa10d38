import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { event } from '../../../schema/events.ts'
import { useGiveSubscriberPlaceMutation } from '../../generated/admin-operations.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { evictQueries } from '../evict-queries.ts'

interface GivePlaceProps {
  id: string
  name: string
  /** How many places the event has. */
  places: number
}

/** Gives somebody a place at an event who waits for one, whosever turn it is; beyond the limit once that was agreed to. */
export const GivePlace = ({ id, name, places }: GivePlaceProps) => {
  const { t } = useTranslation('admin')
  const [isAsking, setAsking] = useState(false)
  const [give] = useGiveSubscriberPlaceMutation({ update: evictQueries(event.plural, event.singular) })
  const press = useSingleFlight(async (beyondLimit: boolean) => {
    setAsking(false)
    try {
      await give({ variables: { id, beyondLimit } })
      toast.success(t('events.subscribers.given', { name }))
    } catch (error) {
      if (isSessionEnd(error)) return
      if (problemOf(error)?.code === 'no_place_left') setAsking(true)
      else toast.error(t('events.subscribers.giveFailed', { name }))
    }
  })
  return (
    <>
      <button
        type="button"
        aria-label={t('events.subscribers.giveNamed', { name })}
        onClick={() => press(false)}
        className="text-link inline-flex min-h-8 items-center gap-1.5"
      >
        <UserCheck aria-hidden="true" className="size-4" />
        {t('events.subscribers.give')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('events.subscribers.beyond.title', { name })}
        text={t('events.subscribers.beyond.text', { count: places })}
        cancel={t('events.subscribers.beyond.leave')}
        confirm={t('events.subscribers.beyond.give')}
        onCancel={() => setAsking(false)}
        onConfirm={() => press(true)}
      />
    </>
  )
}
