import { useTranslation } from 'react-i18next'
import type { ImportSummary } from './choices.ts'

/** What would be written that somebody may not expect: gifts of nobody, and money that went back. */
export const BeforeWriting = ({
  summary: { unnamed, returned, returnedGifts, askable },
}: {
  summary: ImportSummary
}) => {
  const { t } = useTranslation('admin')
  if (unnamed === 0 && returned === 0 && askable === 0) return null
  return (
    <div className="mb-4 grid gap-2 rounded-field border border-line bg-ochre-300/40 px-5 py-3">
      {unnamed > 0 && <p>{t('imports.before.unnamed', { count: unnamed })}</p>}
      {askable > 0 && <p>{t('imports.before.askable', { count: askable })}</p>}
      {returned > 0 && <p>{t('imports.before.returned', { count: returned, written: returnedGifts })}</p>}
    </div>
  )
}
