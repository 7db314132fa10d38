import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DonationImportFragment, useDonationImportsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { toast } from '../../ui/toasts.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { useUndoImport } from './use-undo-import.ts'

const ImportLine = ({ made }: { made: DonationImportFragment }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const undo = useUndoImport()
  const [isAsking, setAsking] = useState(false)
  const { id, fileName, gifts, sum, counting, madeBy, madeAt, voidedAt } = made
  const name = fileName ?? t('imports.list.unnamed')
  const confirm = useSingleFlight(async () => {
    setAsking(false)
    const outcome = await undo(id, fileName)
    if (outcome) toast[outcome.kind](outcome.text)
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-ink-soft">
          {[formatMoment(madeAt, locale), madeBy].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="tabular-nums">{t('imports.list.gifts', { gifts, sum })}</p>
      {counting < gifts && counting > 0 && (
        <p className="text-small tabular-nums">{t('imports.list.counting', { counting, gifts })}</p>
      )}
      {voidedAt !== null && (
        <Tag tone="ochre">{t('imports.list.undone', { moment: formatMoment(voidedAt, locale) })}</Tag>
      )}
      {voidedAt === null && counting === 0 && <Tag tone="ochre">{t('imports.list.noneCounts')}</Tag>}
      {counting > 0 && (
        <button
          type="button"
          aria-label={t('imports.list.undoNamed', { name })}
          onClick={() => setAsking(true)}
          className={buttonClass('secondary', 'small')}
        >
          {t('imports.list.undo')}
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('imports.list.question')}
        text={t('imports.list.questionText', { name, gifts, sum })}
        cancel={t('imports.list.keep')}
        confirm={t('imports.list.undo')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </li>
  )
}

/** The newest imports, each of which can be undone as a whole. */
export const ImportList = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useDonationImportsQuery()
  const nodes = data?.donationImports?.nodes
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h3 text-title">{t('imports.list.title')}</h2>
      {!nodes && error && !isSessionEnd(error) && (
        <ListFailure title={t('imports.list.failed')} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!nodes && !error && <ListSkeleton text={t('imports.list.loading')} />}
      {nodes?.length === 0 && <p className="text-ink-soft">{t('imports.list.empty')}</p>}
      {nodes && nodes.length > 0 && (
        <Card as="ul">
          {nodes.map((node) => {
            const made = unmask(node)
            return <ImportLine key={made.id} made={made} />
          })}
        </Card>
      )}
    </section>
  )
}
