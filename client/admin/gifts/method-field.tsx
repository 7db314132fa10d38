import { useTranslation } from 'react-i18next'
import type { DonationMethod } from '../../../schema/donations.ts'
import { SelectField } from '../../ui/select.tsx'
import { methodOf, methods } from './method-of.ts'

interface MethodFieldProps {
  value: DonationMethod | ''
  onChoose: (method: DonationMethod | '') => void
}

/** How a gift came, or that nobody says. */
export const MethodField = ({ value, onChoose }: MethodFieldProps) => {
  const { t } = useTranslation('admin')
  return (
    <SelectField
      label={t('gifts.fields.method')}
      value={value}
      options={[
        ['', t('gifts.unknownMethod')],
        ...methods.map((method) => [method, t(`gifts.methods.${method}`)] as const),
      ]}
      onChange={({ currentTarget }) => onChoose(methodOf(currentTarget.value))}
    />
  )
}
