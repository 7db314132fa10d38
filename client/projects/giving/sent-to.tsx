import { useGiftTexts } from './use-giving-texts.ts'

interface SentToProps {
  address: string
  onSend: () => void
  /** What came of it. */
  said: string
}

/** Where letters about the gift go by now, and the way to have the one with its receipt once more. */
export const SentTo = ({ address, onSend, said }: SentToProps) => {
  const { receipt: texts } = useGiftTexts()
  return (
    <div className="mt-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-ink-soft wrap-anywhere">{texts.sentTo(address)}</p>
        <button type="button" onClick={onSend} className="text-link min-h-11 font-semibold">
          {texts.sendAgain}
        </button>
      </div>
      <p role="status" className="text-small">
        {said}
      </p>
    </div>
  )
}
