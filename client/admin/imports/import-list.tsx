import { useTranslation } from 'react-i18next'
import { type DonationImportFragment, useDonationImportsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { Card } from '../../ui/card.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { UndoImport } from './undo-import.tsx'

interface ImportLineProps {
  made: DonationImportFragment
  onAsk: () => void
}

const ImportLine = ({ made, onAsk }: ImportLineProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { fileName, gifts, sum, counting, madeBy, madeAt, voidedAt } = made
  const name = fileName ?? t('imports.list.unnamed')
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
      <UndoImport made={made} onAsk={onAsk} />
    </li>
  )
}

/** The newest imports, each of which can be undone as a whole. */
export const ImportList = () => {
  const { t } = useTranslation('admin')
  const { data, previousData, error, refetch } = useDonationImportsQuery({
    fetchPolicy: 'cache-and-network',
  })
  // What is read again stays meanwhile, and the focus in it.
  const nodes = (data ?? previousData)?.donationImports?.nodes
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h3 text-title">{t('imports.list.title')}</h2>
      {!nodes && error && !isSessionEnd(error) && (
        <ListFailure title={t('imports.list.failed')} onRetry={refetch} />
      )}
      {!nodes && !error && <ListSkeleton text={t('imports.list.loading')} />}
      {nodes?.length === 0 && <p className="text-ink-soft">{t('imports.list.empty')}</p>}
      {nodes && nodes.length > 0 && (
        <Card as="ul">
          {nodes.map((node) => {
            const made = unmask(node)
            return (
              <ImportLine key={made.id} made={made} onAsk={() => void refetch().catch(() => undefined)} />
            )
          })}
        </Card>
      )}
    </section>
  )
}
