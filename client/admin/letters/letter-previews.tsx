import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '../../../schema/locales.ts'
import { useLetterPreviewsQuery } from '../../generated/admin-operations.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { FilterChips } from '../list/filter-chips.tsx'
import { ListFailure } from '../list/list-failure.tsx'

interface LetterPreviewsProps {
  id: string
  /** The language it is written in, shown first. */
  locale: Locale
}

/** What a letter says in each language: as a page, in which nothing runs and no link leads anywhere, and in words alone. */
export const LetterPreviews = ({ id, locale }: LetterPreviewsProps) => {
  const { t } = useTranslation('admin')
  const [chosen, setChosen] = useState(locale)
  const { data, error, refetch } = useLetterPreviewsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const previews = data?.letterPreviews
  if (error && !previews && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!previews) return <ListSkeleton text={t('letters.preview.loading')} />
  const preview = previews.find((each) => each.locale === chosen)
  if (!preview) return <p className="text-ink-soft">{t('letters.preview.pointless')}</p>
  const { subject, html, text } = preview
  return (
    <div className="grid max-w-175 gap-3">
      <FilterChips<Locale>
        label={t('letters.preview.language')}
        chips={locales.map((each) => [each, t(`letters.languages.${each}`)] as const)}
        chosen={chosen}
        onChoose={(each) => setChosen(each ?? locale)}
        className="flex-wrap"
      />
      <p lang={chosen} className="font-semibold wrap-anywhere">
        {t('letters.preview.subject', { subject })}
      </p>
      <iframe
        key={chosen}
        sandbox=""
        srcDoc={html}
        title={t('letters.preview.page', { subject })}
        className="h-130 w-full rounded-field border border-line bg-surface"
      />
      <details>
        <summary className="text-link inline-flex min-h-8 cursor-pointer items-center">
          {t('letters.preview.words')}
        </summary>
        <pre
          lang={chosen}
          className="mt-2 rounded-field border border-line bg-surface p-4 font-sans whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      </details>
      <p className="text-ink-soft">{t('letters.preview.note')}</p>
    </div>
  )
}
