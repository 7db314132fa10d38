import { useTranslation } from 'react-i18next'
import { hasLife } from '../../../schema/life.ts'
import type { Model } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { fieldLabel } from './field-label.ts'

interface WhoSeesNewProps {
  model: Pick<Model, 'fields'>
  /** How many records the file makes. */
  created: number
}

/** Who is going to see what a file makes, which none of its rows says. */
export const WhoSeesNew = ({ model, created }: WhoSeesNewProps) => {
  const { t } = useTranslation('admin')
  const { label } = fieldLabel(model, 'publishedAt', useLocale())
  if (created === 0 || !hasLife(model)) return null
  return <p className="mb-4 max-w-prose text-small">{t('import.whoSeesNew', { label })}</p>
}
