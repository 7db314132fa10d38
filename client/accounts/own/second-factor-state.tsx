import type { SessionsQuery } from '../../generated/own-account-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useSecurityTexts } from './use-security-texts.ts'

/** With so few left it is time for new ones. */
const few = 2

interface SecondFactorStateProps {
  factor: NonNullable<SessionsQuery['secondFactor']>
  onChoose: (next: 'start' | 'renew' | 'remove') => void
}

/** Whether it is on, and what can be done about that. */
export const SecondFactorState = ({ factor, onChoose }: SecondFactorStateProps) => {
  const { secondStep: texts } = useSecurityTexts()
  const locale = useLocale()
  const { isOn, since, recoveryCodesLeft: left } = factor
  if (!isOn) {
    return (
      <>
        <p className="mb-5 text-ink-soft">{texts.off}</p>
        <button type="button" onClick={() => onChoose('start')} className={buttonClass('secondary')}>
          {texts.start}
        </button>
      </>
    )
  }
  return (
    <>
      <p className="text-ink-soft">{texts.on}</p>
      <p className="mt-3">
        {texts.since}: {since && formatMoment(since, locale)}
      </p>
      <p className="mb-5">
        {texts.left}: <strong>{left}</strong>
        {left <= few && `. ${texts.few}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => onChoose('renew')} className={buttonClass('secondary')}>
          {texts.renew}
        </button>
        <button type="button" onClick={() => onChoose('remove')} className={buttonClass('secondary')}>
          {texts.remove}
        </button>
      </div>
    </>
  )
}
