import { type PointerEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { picture as model } from '../../../schema/picture-library.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatPercent } from '../../lib/format-number.ts'
import { objectPosition } from '../../lib/object-position.ts'
import { kindOf } from '../form/field-kinds.tsx'

interface FocalPointProps {
  address: string
  /** As the form has them: parts of the width and the height, empty for the middle. */
  x: string
  y: string
  onChange: (x: string, y: string) => void
}

const middle = 50
const { toInput } = kindOf(model.fields.focusX)

const inHundredths = (typed: string, reader: 'en' | 'ka'): number | null => {
  const part = toInput(typed, reader)
  return typeof part === 'number' ? Math.round(part * 100) : null
}

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

/** What stays in sight where a picture is cropped: pressed in the picture, or moved by two sliders. */
export const FocalPoint = ({ address, x: typedX, y: typedY, onChange }: FocalPointProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const id = useId()
  const [setX, setY] = [inHundredths(typedX, locale), inHundredths(typedY, locale)]
  const isSet = setX !== null && setY !== null
  const [x, y] = [setX ?? middle, setY ?? middle]
  const told = { x: formatPercent(x, locale), y: formatPercent(y, locale) }

  const move = (toX: number, toY: number): void =>
    onChange(String(within(toX) / 100), String(within(toY) / 100))

  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  }

  return (
    <div className="grid items-start gap-x-7 gap-y-5 md:grid-cols-2">
      <div className="grid gap-3">
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {t('pictures.focus.press')}
        </p>
        <div
          data-focal-point=""
          onPointerDown={moveTo}
          className="relative w-fit cursor-crosshair justify-self-start select-none"
        >
          <img src={address} alt="" draggable={false} className="max-h-90 max-w-full rounded-field" />
          <span
            aria-hidden="true"
            style={{ left: `${x}%`, top: `${y}%` }}
            className={`pointer-events-none absolute size-8 -translate-1/2 rounded-pill border-3 border-surface outline-2 outline-forest-900 ${isSet ? 'bg-forest-800/50' : 'border-dashed'}`}
          />
        </div>
        {(
          [
            ['fromLeft', x, (to: number) => move(to, y)],
            ['fromTop', y, (to: number) => move(x, to)],
          ] as const
        ).map(([side, value, moveSide]) => (
          <label key={side} className="grid gap-0.5 text-small font-semibold">
            {t(`pictures.focus.${side}`)}
            <input
              type="range"
              min={0}
              max={100}
              value={value}
              aria-valuetext={formatPercent(value, locale)}
              aria-describedby={`${id}-hint`}
              onChange={({ currentTarget }) => moveSide(Number(currentTarget.value))}
              className="h-6 w-full max-w-90 accent-forest-800"
            />
          </label>
        ))}
      </div>
      <div className="grid gap-3">
        <p className="text-small text-ink-soft">{t('pictures.focus.cropped')}</p>
        <img
          src={address}
          alt=""
          style={objectPosition(isSet ? { focusX: x / 100, focusY: y / 100 } : null)}
          className="aspect-video w-full rounded-field bg-paper-deep object-cover"
        />
        <p role="status" className="text-small">
          {isSet ? t('pictures.focus.isSet', told) : t('pictures.focus.isMiddle')}
        </p>
        {isSet && (
          <button
            type="button"
            onClick={() => onChange('', '')}
            className="text-link min-h-10 justify-self-start text-small"
          >
            {t('pictures.focus.middle')}
          </button>
        )}
      </div>
    </div>
  )
}
