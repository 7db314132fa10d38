import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { useGivingTexts } from './use-giving-texts.ts'

interface ThankedFromProps {
  /** From which sum on one is thanked by name, in lari. */
  from: number
  /** How much is given, in lari; null where that is not known yet. */
  lari: number | null
}

/** From which sum on a name is shown, and that one gift alone does not come to it. */
export const ThankedFrom = ({ from, lari }: ThankedFromProps) => {
  const texts = useGivingTexts().thankedFrom
  const locale = useLocale()
  const sum = formatLari(from, locale)
  return (
    <>
      {texts.sum(sum)}
      {lari !== null && lari < from && <> {texts.below(formatLari(lari, locale))}</>}
    </>
  )
}
