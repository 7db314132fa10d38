import { useTranslation } from 'react-i18next'

interface OtherAddressesProps {
  addresses: readonly string[]
  onLookFor: (email: string) => void
}

/** By what else somebody may be found, whether they were found by this one or erased a moment ago. */
export const OtherAddresses = ({ addresses, onLookFor }: OtherAddressesProps) => {
  const { t } = useTranslation('admin')
  if (addresses.length === 0) return null
  return (
    <div className="mt-3 max-w-prose text-small">
      <p>{t('privacy.others')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {addresses.map((each) => (
          <li key={each}>
            <button type="button" onClick={() => onLookFor(each)} className="text-link min-h-8 wrap-anywhere">
              {each}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
