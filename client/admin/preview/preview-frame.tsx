import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Model } from '../../../schema/model.ts'
import { focusHeading } from '../../app/use-heading-focus.ts'
import { LanguageToggle } from '../../i18n/language-toggle.tsx'
import { adminPaths } from '../../lib/paths.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { useMay } from '../use-may.ts'

interface PreviewFrameProps {
  model: Pick<Model, 'plural' | 'permissions'>
  id: string
  answer: { isThere: boolean; error: unknown; refetch: () => Promise<unknown> }
  /** What is shown of a record that is not there. */
  gone: string
  children: ReactNode
}

/** A page as visitors will see it, under a bar that says so, and leads back to whatever whoever looks may do. */
export const PreviewFrame = ({ model, id, answer, gone, children }: PreviewFrameProps) => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const mayWrite = useMay()(model.permissions.write)
  const { edit, list } = adminPaths(model.plural)
  const { isThere, error, refetch } = answer
  const isGone = problemOf(error)?.code === 'not_found'
  const isWaitedAt = useRef(false)

  useEffect(() => {
    // The heading of what is loaded takes the place of that of the loading, and the focus with it.
    if (isThere && isWaitedAt.current && document.activeElement === document.body) focusHeading()
  }, [isThere])

  return (
    <>
      <PageHead
        title={t('life.preview.title')}
        description={t('life.preview.description')}
        site={site('shell.site')}
        isMissing
      />
      <aside
        aria-label={t('life.preview.title')}
        className="sticky top-0 z-20 border-b border-line bg-ochre-300 text-small text-ink print:hidden"
      >
        <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p className="min-w-0 flex-1 basis-56 font-semibold">{t('life.preview.text')}</p>
          <LanguageToggle />
          <Link to={mayWrite ? edit(id) : list} className="text-link inline-flex min-h-10 items-center gap-2">
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t(mayWrite ? 'life.preview.back' : 'form.back')}
          </Link>
        </div>
      </aside>
      {isThere ? (
        children
      ) : (
        <div className="page-width w-full py-10">
          <h1
            onFocus={() => {
              isWaitedAt.current = true
            }}
            onBlur={() => {
              isWaitedAt.current = false
            }}
            className="mb-5 text-h2 text-title"
          >
            {isGone ? gone : t('life.preview.title')}
          </h1>
          {error && !isGone && !isSessionEnd(error) ? (
            <ListFailure title={t('life.preview.failed')} onRetry={refetch} />
          ) : (
            !error && <ListSkeleton text={t('life.preview.loading')} />
          )}
        </div>
      )}
    </>
  )
}
