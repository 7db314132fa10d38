import { useGivingTexts } from './use-giving-texts.ts'

/** What a monthly gift takes from now on, and how it is stopped. */
export const MonthlyTerms = () => {
  const { frequency } = useGivingTexts()
  return <p className="mt-4 text-small text-ink-soft">{frequency.pay}</p>
}
