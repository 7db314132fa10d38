import { useTranslation } from 'react-i18next'

/** Says that a form holds what its writer had typed before they had to sign in again, or left the page. */
export const RestoredNotice = () => {
  const { t } = useTranslation('admin')
  return <p className="rounded-field border border-line bg-ochre-300/40 px-5 py-3">{t('form.restored')}</p>
}
