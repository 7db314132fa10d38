import type { FragmentType } from '@apollo/client'
import type { EventArticleFragment } from '../generated/operations.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { formatDay } from '../lib/format-date.ts'
import { paragraphsOf } from '../lib/paragraphs.ts'
import { unmask } from '../lib/unmask.ts'
import { Tag } from '../ui/tag.tsx'

interface EventArticleProps {
  event: FragmentType<EventArticleFragment>
}

/** An event as everybody is shown it. */
export const EventArticle = ({ event }: EventArticleProps) => {
  const { title, content, date } = unmask(event)
  const locale = useLocale()
  return (
    <article className="page-width w-full pt-8 pb-20 lg:pt-11">
      {date !== null && <Tag tone="forest">{formatDay(date, locale)}</Tag>}
      <h1 className="mt-3 max-w-[18em] text-h1 text-title">{title}</h1>
      <div className="mt-6 grid max-w-text gap-4">
        {paragraphsOf(content).map(({ key, text }) => (
          <p key={key} className="whitespace-pre-line">
            {text}
          </p>
        ))}
      </div>
    </article>
  )
}
