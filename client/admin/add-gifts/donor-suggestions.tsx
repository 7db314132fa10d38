import { useTranslation } from 'react-i18next'
import type { SuggestedDonor } from './namesakes-of.ts'
import type { useDonorSuggestions } from './use-donor-suggestions.ts'

/** Where a donor stands in the list of a field, for whoever has the focus in it. */
export const optionId = (list: string, { id }: SuggestedDonor): string => `${list}-${id}`

interface DonorSuggestionsProps {
  id: string
  suggestions: ReturnType<typeof useDonorSuggestions>
}

/** Donors to choose from, under the field that their name is typed into. */
export const DonorSuggestions = ({ id, suggestions: { donors, active, choose } }: DonorSuggestionsProps) => {
  const { t } = useTranslation('admin')
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
          className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-menu border border-line bg-surface p-1.5 text-small shadow-float sm:min-w-96"
        >
          {donors.map((donor) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field, which keeps the focus.
            <div
              key={donor.id}
              id={optionId(id, donor)}
              role="option"
              tabIndex={-1}
              aria-selected={donor === active}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(donor)}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-field px-3 py-1.5 hover:bg-forest-100 ${donor === active ? 'bg-forest-100' : ''}`}
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{donor.name}</span>
                <span className="block text-ink-soft">
                  {[t('addGifts.suggestions.gifts', { count: donor.donationCount }), donor.email]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {donor === active && (
                <kbd className="rounded-field border border-line-strong bg-surface px-1.5 py-0.5 font-sans text-label font-semibold max-table:hidden">
                  Enter
                </kbd>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
