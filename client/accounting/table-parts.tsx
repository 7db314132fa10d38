import { useLocale } from '../i18n/use-locale.ts'
import { formatLari } from '../lib/format-number.ts'

export const heading = 'px-3 py-3 font-semibold first:pl-5 last:pr-5'

/** A row; on a telephone a card with its name above. */
export const cells = 'border-line border-t first:border-t-0 max-md:grid max-md:px-5 max-md:py-3'
export const cell = 'px-3 py-2 align-middle first:pl-5 last:pr-5 max-md:px-0! max-md:py-1'
const number = 'tabular-nums whitespace-nowrap md:text-right max-md:flex max-md:justify-between max-md:gap-4'

interface FigureProps {
  /** What it is, where the head of the column is not seen. */
  label: string
  sum: number
  /** Told also where it is nothing. */
  isKept?: boolean
  isQuiet?: boolean
  className?: string
}

/** A sum of a table; a dash where it is nothing. */
export const Figure = ({ label, sum, isKept = false, isQuiet = false, className = '' }: FigureProps) => {
  const locale = useLocale()
  return (
    <td className={`${cell} ${number} ${isQuiet ? 'text-ink-soft' : ''} ${className}`}>
      <span className="font-normal text-ink-soft md:hidden">{label}</span>
      {sum === 0 && !isKept ? '–' : formatLari(sum, locale)}
    </td>
  )
}
