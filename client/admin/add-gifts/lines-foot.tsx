import { CircleCheck, Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface LinesFootProps {
  written: { count: number; sum: number }
  /** Of the statement; null where nobody says. */
  total: number | null
}

/** What is written so far, and what of the statement is left. */
export const LinesFoot = ({ written: { count, sum }, total }: LinesFootProps) => {
  const { t } = useTranslation('admin')
  const left = total === null ? null : (Math.round(total * 100) - Math.round(sum * 100)) / 100
  const isEven = left === 0
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-5 py-4 ${isEven ? 'bg-forest-100' : 'bg-ochre-300/40'}`}
    >
      <p className="font-semibold tabular-nums">{t('addGifts.written', { count, sum })}</p>
      {left !== null && (
        <p className="flex items-center gap-2 font-semibold tabular-nums">
          {isEven ? (
            <CircleCheck aria-hidden="true" className="size-5 text-forest-700" />
          ) : (
            <Scale aria-hidden="true" className="size-5" />
          )}
          {isEven
            ? t('addGifts.addsUp')
            : left > 0
              ? t('addGifts.left', { left })
              : t('addGifts.over', { over: -left })}
        </p>
      )}
    </div>
  )
}
