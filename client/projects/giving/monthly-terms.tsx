import { useGivingTexts } from './use-giving-texts.ts'

/** What a monthly gift takes from now on, and how it is stopped: no receipt leads there whoever has left no address. */
export const MonthlyTerms = ({ email }: { email: string }) => {
  const { frequency } = useGivingTexts()
  return (
    <p className="mt-4 text-small text-ink-soft">
      {email.trim() === '' ? frequency.payWithoutEmail : frequency.pay}
    </p>
  )
}
