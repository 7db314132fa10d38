import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useKeptLettersQuery } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { useLetterDelivery } from './use-letter-delivery.ts'

/** That letters were kept while the site sent none, with the way to them: some of their readers still wait. */
export const KeptLetters = () => {
  const { t } = useTranslation('admin')
  const isSending = useLetterDelivery() === 'sent'
  const { data } = useKeptLettersQuery({ fetchPolicy: 'cache-and-network', skip: !isSending })
  const count = data?.letters?.totalCount ?? 0
  if (count === 0) return null
  return (
    <p className="mb-2 max-w-prose">
      {t('letters.kept.text', { count })}{' '}
      <Link
        to={`${adminPaths('letters').list}?filter=unsent`}
        className="text-link inline-flex min-h-8 items-center"
      >
        {t('letters.kept.open')}
      </Link>
    </p>
  )
}
