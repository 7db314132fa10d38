import type { FragmentType } from '@apollo/client'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { binned } from '../../../schema/bin.ts'
import type { BinnedRecordFragment } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toasts.ts'
import { IfMay } from '../if-may.tsx'
import { pickText } from '../list/pick-text.ts'
import type { Deletion } from '../list/use-deletions.ts'
import { useUndo } from '../use-undo.ts'
import { DestroyRecord } from './destroy-record.tsx'
import { useRestore } from './use-bin.ts'
import { useDeleteAgain } from './use-delete-again.ts'

interface BinnedRecordProps extends Deletion {
  record: FragmentType<BinnedRecordFragment>
}

/** What was deleted, when and by whom, and how long it can be brought back. */
export const BinnedRecord = ({ record: masked, ...deletion }: BinnedRecordProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const undoable = useUndo()
  const restore = useRestore()
  const deleteAgain = useDeleteAgain()
  const { id, kind, deletedAt, deletedBy, destroyedAt, translations } = unmask(masked)
  const { text: title, locale: titleLocale } = pickText(translations, 'title', locale)

  const bringBack = useSingleFlight(async () => {
    try {
      await restore(id)
    } catch (error) {
      if (isSessionEnd(error)) return
      toast.error(t('bin.restoreFailed'))
      if (problemOf(error)?.code === 'not_found') await deletion.onGone()
      return
    }
    toast.success(
      t('bin.restored'),
      undoable({ undo: () => deleteAgain(kind, id), done: t('bin.backInBin'), failed: t('bin.undoFailed') }),
    )
    await deletion.onGone()
  })

  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5.5 py-4.5 max-sm:px-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        <Tag tone="forest">{binned[kind].label[locale]}</Tag>
        <h2
          lang={titleLocale === locale ? undefined : titleLocale}
          className="mt-1.5 font-sans text-body font-semibold tracking-normal wrap-anywhere"
        >
          {title}
        </h2>
        <p className="text-small text-ink-soft">
          {deletedBy === null
            ? t('bin.deleted', { moment: formatMoment(deletedAt, locale) })
            : t('bin.deletedBy', { moment: formatMoment(deletedAt, locale), name: deletedBy })}
        </p>
        <p className="text-small text-ink-soft">
          {t('bin.until', { moment: formatMoment(destroyedAt, locale) })}
        </p>
      </div>
      <IfMay permission="bin:write">
        <div className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 text-small">
          <button
            type="button"
            aria-label={t('bin.restoreNamed', { title })}
            onClick={bringBack}
            className={buttonClass('secondary', 'small')}
          >
            <Undo2 aria-hidden="true" className="size-4.5" />
            {t('bin.restore')}
          </button>
          <DestroyRecord id={id} title={title} {...deletion} />
        </div>
      </IfMay>
    </article>
  )
}
