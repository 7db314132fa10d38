import { outlines, viewBox } from 'virtual:georgia'
import { Popover } from 'radix-ui'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegionId } from '../../build/georgia.ts'
import type { Box } from '../../lib/box.ts'
import { clearSide, type Side } from './clear-side.ts'
import { MousePaw } from './mouse-paw.tsx'
import { regionTags } from './region-tags.ts'
import { RegionTooltip, tooltipGap, tooltipMargin } from './region-tooltip.tsx'

/** The sample every region shows until there are figures. */
const sampleValue = '100+'

const tag =
  'inline-flex items-center gap-[0.25em] rounded-[0.35em] border border-forest-900 bg-ochre-300 px-0.5 text-[0.75rem] leading-[1.35] font-bold tabular-nums text-ink sm:border-[1.5px] sm:px-[0.35em] lg:border-2 xl:text-[1rem] ' +
  'group-hover:bg-surface group-aria-expanded:bg-surface group-focus-visible:outline-3 group-focus-visible:outline-offset-0 group-focus-visible:outline-surface group-focus-visible:ring-6 group-focus-visible:ring-forest-900'

/** Where in the window a tooltip may stand. */
const roomForTooltip = (): Box => ({
  left: tooltipMargin,
  top: tooltipMargin,
  right: document.documentElement.clientWidth - tooltipMargin,
  bottom: document.documentElement.clientHeight - tooltipMargin,
})

/** The thirteen regions. Each is a button with its value; its land can be pressed as well. */
export const GeorgiaMap = () => {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState<RegionId | null>(null)
  const [pointedAt, setPointedAt] = useState<RegionId | null>(null)
  /** Where a tooltip lies on no other region's button; null where it does on every side, and stands beside the map. */
  const [side, setSide] = useState<Side | null>('top')
  /** As it was last changed: whatever is open is looked at again then. */
  const [windowWidth, setWindowWidth] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const leadEnd = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)
  const named = pointedAt ?? open
  const tooltipId = `${id}-total`
  const lead = side === null ? regionTags.find((region) => region.id === open)?.lead : undefined

  const find = (region: RegionId | null) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    return { buttons, button: buttons.find(({ dataset }) => dataset.region === region) }
  }

  useEffect(() => {
    // Not its height: that changes while a telephone is scrolled.
    const measure = (): void => setWindowWidth(document.documentElement.clientWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where everything stands is another matter at another width.
  useLayoutEffect(() => {
    const { button, buttons } = find(open)
    if (!button || !tooltip.current) return
    const others = buttons.filter((each) => each !== button).map((each) => each.getBoundingClientRect())
    const { offsetWidth: width, offsetHeight: height } = tooltip.current
    const surroundings = { others, within: roomForTooltip(), gap: tooltipGap }
    setSide(clearSide(button.getBoundingClientRect(), { width, height }, surroundings))
  }, [open, windowWidth])

  // biome-ignore lint/correctness/useExhaustiveDependencies: so is where a lead ends.
  useLayoutEffect(() => {
    anchor.current = lead ? leadEnd.current : (find(open).button ?? null)
    if (lead) leadEnd.current?.scrollIntoView({ block: 'nearest' })
  }, [open, lead, windowWidth])

  const toggle = (region: RegionId): void => {
    setSide('top')
    setOpen(open === region ? null : region)
  }
  const naming = (region: RegionId) => ({
    onPointerEnter: () => setPointedAt(region),
    onPointerLeave: () => setPointedAt(null),
  })
  /** For the mouse and the finger alone: the land does what its button does, which is everybody's way. */
  const land = (region: RegionId) => ({ ...naming(region), onClick: () => toggle(region) })

  return (
    <Popover.Root open={open !== null} onOpenChange={() => setOpen(null)}>
      <div className="relative">
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
          {lead && (
            <line
              x1={`${lead.from[0]}%`}
              y1={`${lead.from[1]}%`}
              x2={`${lead.to[0]}%`}
              y2={`${lead.to[1]}%`}
              vectorEffect="non-scaling-stroke"
              className="pointer-events-none stroke-ochre-500 stroke-3"
            />
          )}
        </svg>
        <ul ref={list} aria-label={t('home.map.label')}>
          {regionTags.map((region) => (
            <li key={region.id}>
              <button
                type="button"
                data-region={region.id}
                aria-expanded={open === region.id}
                aria-describedby={`${id}-${region.id}${open === region.id ? ` ${tooltipId}` : ''}`}
                onClick={() => toggle(region.id)}
                onFocus={() => setPointedAt(region.id)}
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
        {lead && (
          <span
            ref={leadEnd}
            style={{ left: `${lead.to[0]}%`, top: `${lead.to[1]}%` }}
            className="pointer-events-none absolute scroll-my-28"
          />
        )}
        <Popover.Anchor virtualRef={anchor} />
        <MousePaw />
        <div aria-live="polite">
          {open && (
            <RegionTooltip key={open} id={tooltipId} ref={tooltip} side={lead?.side ?? side ?? 'top'} />
          )}
        </div>
      </div>
      <p aria-hidden="true" className="mt-3 min-h-[1.6em] font-serif max-sm:px-4 font-semibold text-title">
        {named && t(`home.map.regions.${named}`)}
      </p>
    </Popover.Root>
  )
}
