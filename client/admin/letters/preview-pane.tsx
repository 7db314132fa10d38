import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterInTheDark } from '../../../schema/letters.ts'
import { type Locale, locales } from '../../../schema/locales.ts'
import type { LetterPreviewsQuery } from '../../generated/admin-operations.ts'
import { FilterChips } from '../list/filter-chips.tsx'
import { DownloadFile } from '../receipts/download-file.tsx'

type Told = NonNullable<LetterPreviewsQuery['letterPreviews']>[number]

/** What goes along with it is told of letters alone that are there already. */
type Preview = Omit<Told, 'attachments'> & Partial<Pick<Told, 'attachments'>>

/** How a mailbox may show it: one letter looks like each of them. */
const looks = ['wide', 'telephone', 'dark'] as const

type Look = (typeof looks)[number]

interface PreviewPaneProps {
  previews: readonly Preview[]
  /** The language that is shown first. */
  locale: Locale
  /** What is said where there is none in the language that is chosen. */
  none: string
  note?: string | undefined
}

/** What a letter says in each language: as a page, in which nothing runs and no link leads anywhere, and in words alone. */
export const PreviewPane = ({ previews, locale, none, note }: PreviewPaneProps) => {
  const { t } = useTranslation('admin')
  const [chosen, setChosen] = useState(locale)
  const [look, setLook] = useState<Look>('wide')
  const preview = previews.find((each) => each.locale === chosen)
  const chips = (
    <FilterChips<Locale>
      label={t('letters.preview.language')}
      chips={locales.map((each) => [each, t(`letters.languages.${each}`)] as const)}
      chosen={chosen}
      onChoose={(each) => setChosen(each ?? locale)}
      className="flex-wrap"
    />
  )
  if (!preview) {
    return (
      <div className="grid max-w-175 gap-3">
        {previews.length > 0 && chips}
        <p className="text-ink-soft">{none}</p>
      </div>
    )
  }
  const { subject, html, text, attachments = [] } = preview
  return (
    <div className="grid max-w-175 gap-3">
      {chips}
      <FilterChips<Look>
        label={t('letters.preview.look')}
        chips={looks.map((each) => [each, t(`letters.preview.looks.${each}`)] as const)}
        chosen={look}
        onChoose={(each) => setLook(each ?? 'wide')}
        className="flex-wrap"
      />
      <p lang={chosen} className="font-semibold wrap-anywhere">
        {t('letters.preview.subject', { subject })}
      </p>
      <iframe
        key={`${chosen} ${look}`}
        sandbox=""
        srcDoc={look === 'dark' ? html.replace(letterInTheDark, '@media all') : html}
        title={t('letters.preview.page', { subject })}
        className={`h-190 w-full rounded-field border border-line bg-surface ${look === 'telephone' ? 'max-w-94' : ''}`}
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
      {attachments.map(({ name, path }) => (
        <p key={path} className="flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">
            {t('letters.preview.files')} {name}
          </span>
          <DownloadFile
            name={name}
            path={path}
            texts={{
              press: t('letters.preview.file'),
              named: t('letters.preview.fileNamed', { name }),
              failed: t('letters.preview.fileFailed', { name }),
            }}
          />
        </p>
      ))}
      {note !== undefined && <p className="text-ink-soft">{note}</p>}
    </div>
  )
}
