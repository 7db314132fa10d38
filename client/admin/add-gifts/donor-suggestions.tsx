import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DonationMethod } from '../../../schema/donations.ts'
import { useNewestGiftOfQuery } from '../../generated/admin-operations.ts'
import { KeyCap } from './key-cap.tsx'
import type { SuggestedDonor, useDonorSuggestions } from './use-donor-suggestions.ts'

/** Where something stands in the list of a field, for whoever has the focus in it. */
export const optionId = (list: string, option: string): string => `${list}-${option}`

interface OptionProps {
  id: string
  isLit: boolean
  onTake: () => void
  keys: readonly string[]
  children: ReactNode
}

const Option = ({ id, isLit, onTake, keys, children }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field, which keeps the focus.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isLit}
    // The focus stays in the field.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
    className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-field px-3 py-1.5 hover:bg-forest-100 ${isLit ? 'bg-forest-100' : ''}`}
  >
    <span className="min-w-0 wrap-anywhere">{children}</span>
    <span aria-hidden="true" className="inline-flex shrink-0 gap-1 max-table:hidden">
      {(isLit ? ['Enter'] : keys).map((each) => (
        <KeyCap key={each}>{each}</KeyCap>
      ))}
    </span>
  </div>
)

/** What a donor gave last, where that counts, beside how it came if that is another way than of what is written now. */
const useNewestGift = ({ id }: SuggestedDonor, method: DonationMethod | '', isLit: boolean) => {
  const { t } = useTranslation('admin')
  const { data } = useNewestGiftOfQuery({ variables: { id }, skip: !isLit })
  const [newest] = data?.donor?.gifts.nodes ?? []
  if (newest?.status !== 'confirmed') return null
  const { amount } = newest
  if (newest.method === null) return t('addGifts.suggestions.last', { amount })
  if (newest.method === method) return t('addGifts.suggestions.lastAlike', { amount })
  return t('addGifts.suggestions.lastBy', { amount, method: t(`gifts.methods.${newest.method}`) })
}

interface DonorOptionProps extends Omit<OptionProps, 'keys' | 'children'> {
  donor: SuggestedDonor
  /** How what is written now came. */
  method: DonationMethod | ''
}

const DonorOption = ({ donor, method, ...option }: DonorOptionProps) => {
  const { t } = useTranslation('admin')
  const gifts = t('addGifts.suggestions.gifts', { count: donor.donationCount })
  const newest = useNewestGift(donor, method, option.isLit)
  return (
    <Option {...option} keys={[]}>
      <span className="block font-semibold">{donor.name}</span>
      <span className="block text-ink-soft">{[gifts, newest, donor.email].filter(Boolean).join(', ')}</span>
    </Option>
  )
}

interface DonorSuggestionsProps {
  id: string
  typed: string
  method: DonationMethod | ''
  suggestions: ReturnType<typeof useDonorSuggestions>
}

/** Donors to choose from, under the field that their name is typed into; and that it is somebody new, or nobody is named. */
export const DonorSuggestions = ({ id, typed, method, suggestions }: DonorSuggestionsProps) => {
  const { t } = useTranslation('admin')
  const { donors, active, take } = suggestions
  const option = (name: string) => ({
    id: optionId(id, name),
    isLit: name === active,
    onTake: () => take(name),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {donors.length > 0 && t('addGifts.suggestions.found', { count: donors.length })}
      </p>
      {donors.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('addGifts.suggestions.label')}
          className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-menu border border-line bg-surface p-1.5 text-small shadow-float sm:min-w-104"
        >
          {donors.map((donor) => (
            <DonorOption key={donor.id} {...option(donor.id)} donor={donor} method={method} />
          ))}
          <div className="my-1 border-t border-line" />
          <Option {...option('new')} keys={['Ctrl', 'Enter']}>
            <span className="font-semibold">
              {t('addGifts.suggestions.newDonor', { name: typed.trim() })}
            </span>
          </Option>
          <Option {...option('anonymous')} keys={['Alt', 'A']}>
            <span className="inline-flex items-center gap-2">
              <CircleDashed aria-hidden="true" className="size-3" />
              {t('projects.anonymous')}
            </span>
          </Option>
        </div>
      )}
    </>
  )
}
