import { Link } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatDay } from '../../lib/format-date.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { hasBegun } from './takes-gifts.ts'
import { useGivingTexts } from './use-giving-texts.ts'

interface GiveClosedProps {
  /** `YYYY-MM-DD`. */
  startDate: string | null
}

/** What stands in the place of the form, where the project takes no gifts. */
export const GiveClosed = ({ startDate }: GiveClosedProps) => {
  const { title, over, notYet, link } = useGivingTexts().closed
  const locale = useLocale()
  const text = startDate === null || hasBegun(startDate) ? over : notYet(formatDay(startDate, locale))
  return (
    <Card as="section" className="px-5 py-7 sm:px-7.5">
      <h2 className="text-h3 text-title">{title}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{text}</p>
      <Link to={paths.projects} className={buttonClass('primary')}>
        {link}
      </Link>
    </Card>
  )
}
