import { useTranslation } from 'react-i18next'
import { FormCard } from '../form/form-card.tsx'
import { RecordInput, RecordTexts } from '../form/record-inputs.tsx'
import { FocalPoint } from './focal-point.tsx'
import type { PictureForm } from './use-picture-form.ts'

interface PictureFieldsProps {
  form: PictureForm
  address: string
}

/** Whatever can be said of a picture. */
export const PictureFields = ({ form, address }: PictureFieldsProps) => {
  const { t } = useTranslation('admin')
  const setFocus = (x: string, y: string): void => {
    form.setText('focusX', x)
    form.setText('focusY', y)
  }
  return (
    <>
      <RecordTexts form={form} hints={{ alt: t('pictures.altHint') }} fallback={t('pictures.altFallback')} />
      <FormCard title={t('pictures.details')}>
        <div className="grid gap-6">
          <FocalPoint address={address} x={form.texts.focusX} y={form.texts.focusY} onChange={setFocus} />
          <RecordInput form={form} name="name" hint={t('pictures.nameHint')} className="max-w-120" />
        </div>
      </FormCard>
    </>
  )
}
