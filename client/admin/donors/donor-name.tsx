import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'
import { useMay } from '../use-may.ts'

interface DonorNameProps {
  donor: { name: string | null; email: string | null; isAnonymous: boolean }
}

/** What a donor is called by the team: the name they gave, else the email; and whether nobody outside learns it. */
export const DonorName = ({ donor: { name, email, isAnonymous } }: DonorNameProps) => {
  const { t } = useTranslation('admin')
  const noAddress = useNoAddress()
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
        {isAnonymous && (
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-pill border-2 border-dashed border-current"
          />
        )}
        {name ?? t('donors.nameless')}
        {isAnonymous && <Tag tone="ochre">{t('donors.anonymousOutside')}</Tag>}
      </span>
      <span className="block font-normal text-ink-soft wrap-anywhere">{email ?? noAddress}</span>
    </>
  )
}

/** What stands in the place of an address that is not there, or not shown to whoever looks. */
export const useNoAddress = (): string => {
  const { t } = useTranslation('admin')
  return useMay()('people:addresses') ? t('donors.noEmail') : t('list.addressHidden')
}

/** What a donor is called in one word, for who only listens. */
export const useDonorWord = () => {
  const { t } = useTranslation('admin')
  return ({ name, email }: { name: string | null; email: string | null }): string =>
    name ?? email ?? t('donors.nameless')
}
