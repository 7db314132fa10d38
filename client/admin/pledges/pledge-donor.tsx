import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { useMay } from '../use-may.ts'

type Donor = Pick<PledgeFactsFragment, 'donorName' | 'donorEmail' | 'anonymous'>

/** What whoever promised something is called, as far as whoever reads may know it. */
export const useDonorCalled = (): ((pledge: Donor) => string) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  return ({ donorName, donorEmail, anonymous }) => {
    if (anonymous && donorName === null) return t('projects.anonymous')
    const unknown = t(may('people:addresses') ? 'gifts.unknownDonor' : 'pledges.donorHidden')
    return donorName ?? donorEmail ?? unknown
  }
}

/** Who promised something, and that they want no name shown. */
export const PledgeDonor = ({ pledge }: { pledge: Donor }) => {
  const { t } = useTranslation('admin')
  const called = useDonorCalled()(pledge)
  const { donorName, anonymous } = pledge
  return (
    <>
      <span className="inline-flex items-center gap-2">
        {anonymous && <CircleDashed aria-hidden="true" className="size-3 shrink-0" />}
        {called}
      </span>
      {anonymous && donorName !== null && (
        <span className="block font-normal text-ink-soft">{t('projects.anonymous')}</span>
      )}
    </>
  )
}
