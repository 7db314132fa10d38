import { useTranslation } from 'react-i18next'
import type { EventFilter, EventSort } from '../../../schema/list-words.ts'
import { SortHeading } from '../list/sort-heading.tsx'
import type { ListAddress } from '../list/use-list-address.ts'
import type { AdminEvent } from './admin-event.ts'
import { EventRow } from './event-row.tsx'

interface EventTableProps {
  list: ListAddress<EventSort, EventFilter>
  events: readonly AdminEvent[]
}

const heading = 'px-3.5 py-3 text-left font-semibold first:pl-5.5 last:pr-3.5'

/** A page of events, a row each. Where there is no room for columns, a row is a card with its labels inside. */
export const EventTable = ({ list, events }: EventTableProps) => {
  const { t } = useTranslation('admin')
  return (
    <table className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]">
      <thead className="text-ink-soft">
        <tr>
          <SortHeading list={list} by="title" text={t('events.title')} className={heading} />
          <th scope="col" className={heading}>
            {t('events.content')}
          </th>
          <SortHeading list={list} by="date" text={t('events.date')} className={heading} />
          <th scope="col" className={heading}>
            {t('events.subscribers')}
          </th>
          <th scope="col" className={heading}>
            <span className="sr-only">{t('events.actions')}</span>
          </th>
        </tr>
      </thead>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </table>
  )
}
