import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type LetterKind, letterKinds } from '../../../schema/letters.ts'
import { useLetterExamplesQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { PreviewPane } from './preview-pane.tsx'

/** All that letters of a kind have to say. */
const Examples = ({ kind }: { kind: LetterKind }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, refetch } = useLetterExamplesQuery({ variables: { kind } })
  const examples = data?.letterExamples
  if (error && !examples && !isSessionEnd(error))
    return <ListFailure title={t('letters.preview.failed')} onRetry={refetch} />
  if (!examples) return <ListSkeleton text={t('letters.preview.loading')} />
  return (
    <div className="grid gap-8">
      {examples.map(({ previews }) => (
        <PreviewPane
          key={previews[0]?.text}
          previews={previews}
          locale={locale}
          none={t('letters.preview.otherLanguage')}
        />
      ))}
    </div>
  )
}

/** A kind of letter; a press further, what such letters say. */
export const LetterExample = ({ kind }: { kind: LetterKind }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { button, region, isOpen } = useDisclosure()
  const { label } = letterKinds[kind]
  return (
    <article className={`px-5 py-2.5 text-small ${isOpen ? 'bg-ochre-300/20' : ''}`}>
      <h2 className="font-sans text-small tracking-normal">
        <button
          type="button"
          {...button}
          className="group flex min-h-11 w-full items-center justify-between gap-4 text-left font-semibold"
        >
          {label[locale]}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-aria-expanded:rotate-180" />
        </button>
      </h2>
      <div {...region} className="pt-2 pb-3">
        {isOpen && (
          <>
            <Examples kind={kind} />
            <p className="mt-3 max-w-175 text-ink-soft">{t('letters.examples.note')}</p>
          </>
        )}
      </div>
    </article>
  )
}
