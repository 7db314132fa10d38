import { outlines, viewBox } from 'virtual:georgia'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegionId } from '../../build/georgia.ts'
import { latePart, useLatePart } from '../../ui/late-part.ts'
import { MousePaw } from './mouse-paw.tsx'
import { RegionList } from './region-list.tsx'
import { regionTags } from './region-tags.ts'

/** The sample every region shows until there are figures. */
const sampleValue = '100+'

const tag =
  'inline-flex items-center gap-[0.25em] rounded-[0.35em] border border-forest-900 bg-ochre-300 px-0.5 text-[0.75rem] leading-[1.35] font-bold tabular-nums text-ink sm:border-[1.5px] sm:px-[0.35em] lg:border-2 xl:text-[1rem] ' +
  'group-hover:bg-surface group-aria-expanded:bg-surface group-focus-visible:outline-3 group-focus-visible:outline-offset-0 group-focus-visible:outline-surface group-focus-visible:ring-6 group-focus-visible:ring-forest-900'

const lateTooltip = latePart(async () => (await import('./region-tooltip.tsx')).RegionTooltip)

interface GeorgiaMapProps {
  /** What is said of the map below it. */
  children: ReactNode
}

/** The thirteen regions. Each is a button with its value; its land can be pressed as well. */
export const GeorgiaMap = ({ children }: GeorgiaMapProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState<RegionId | null>(null)
  const [pointedAt, setPointedAt] = useState<RegionId | null>(null)
  const map = useRef<HTMLDivElement>(null)
  const named = pointedAt ?? open
  const tooltipId = `${id}-total`
  const close = (): void => setOpen(null)
  const Tooltip = useLatePart(lateTooltip, {
    isWanted: open !== null,
    forget: close,
    isOpener: (element) => element.closest('[data-region]')?.getAttribute('data-region') === open,
  })

  const toggle = (region: RegionId): void => setOpen(open === region ? null : region)
  const pointAt = (region: RegionId): void => {
    lateTooltip.prepare()
    setPointedAt(region)
  }
  const naming = (region: RegionId) => ({
    onPointerEnter: () => pointAt(region),
    onPointerLeave: () => setPointedAt(null),
  })
  /** For the mouse and the finger alone: the land does what its button does, which is everybody's way. */
  const land = (region: RegionId) => ({ ...naming(region), onClick: () => toggle(region) })

  return (
    <>
      <div ref={map} className="relative">
        <svg
          aria-hidden="true"
          viewBox={viewBox}
          strokeLinejoin="round"
          className="block w-full overflow-visible"
        >
          <g className="cursor-pointer fill-forest-700 stroke-paper stroke-[1.5] md:stroke-3">
            {regionTags.map((region) => (
              <path
                key={region.id}
                d={outlines[region.id]}
                data-region={region.id}
                vectorEffect="non-scaling-stroke"
                {...land(region.id)}
                className="hover:fill-forest-600"
              />
            ))}
          </g>
          {open && (
            <path
              d={outlines[open]}
              vectorEffect="non-scaling-stroke"
              className="pointer-events-none fill-none stroke-ochre-500 stroke-3 md:stroke-5"
            />
          )}
        </svg>
        <ul aria-label={t('home.map.label')}>
          {regionTags.map((region) => (
            <li key={region.id}>
              <button
                type="button"
                data-region={region.id}
                aria-expanded={open === region.id}
                aria-describedby={`${id}-${region.id}${open === region.id ? ` ${tooltipId}` : ''}`}
                onClick={() => toggle(region.id)}
                onFocus={() => pointAt(region.id)}
                onBlur={() => setPointedAt(null)}
                {...naming(region.id)}
                className={`group absolute grid min-h-6 min-w-6 -translate-1/2 place-items-center outline-none ${region.place}`}
              >
                <span className={tag}>
                  <span aria-hidden="true" className="size-[0.35em] rounded-pill bg-current max-sm:hidden" />
                  {sampleValue}
                </span>
              </button>
              <span id={`${id}-${region.id}`} hidden>
                {t(`home.map.regions.${region.id}`)}
              </span>
            </li>
          ))}
        </ul>
        <MousePaw />
        <div aria-live="polite">
          {open && Tooltip && <Tooltip key={open} id={tooltipId} region={open} map={map} onClose={close} />}
        </div>
      </div>
      <p
        aria-hidden="true"
        className="mt-12 md:mt-3 min-h-[1.6em] w-fit font-serif max-sm:mx-4 font-semibold text-title"
      >
        {named && t(`home.map.regions.${named}`)}
      </p>
      {children}
      <RegionList value={sampleValue} marked={named} />
    </>
  )
}
