import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'
import { Tag } from '../ui/tag.tsx'
import { useEventTexts } from './use-event-texts.ts'

interface EventWhenProps {
  date: string | null
  startsAt: string | null
}

/** When an event begins, as programs read it: on the clock of Tbilisi. */
export const startOf = (date: string, startsAt: string | null): string =>
  startsAt === null ? date : `${date}T${startsAt}:00+04:00`

/** When it begins and ends on its day: `11:00–13:30`. */
export const hoursOf = (startsAt: string, endsAt: string | null): string =>
  endsAt === null ? startsAt : `${startsAt}–${endsAt}`

/** The day of an event as an ear tag. */
export const EventWhen = ({ date, startsAt }: EventWhenProps) => {
  const texts = useEventTexts()
  const locale = useLocale()
  if (date === null) return <Tag tone="ochre">{texts.undated}</Tag>
  return (
    <Tag tone="forest">
      <time dateTime={startOf(date, startsAt)} itemProp="startDate" content={startOf(date, startsAt)}>
        {formatDay(date, locale)}
      </time>
    </Tag>
  )
}
