import { outlines, viewBox } from 'virtual:georgia'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegionId } from '../../build/georgia.ts'
import type { Box } from '../../lib/box.ts'
import { MousePaw } from './mouse-paw.tsx'
import { RegionList } from './region-list.tsx'
import { regionTags } from './region-tags.ts'
import {
  RegionTooltip,
  type RegionTooltipProps,
  tooltipArrow,
  tooltipGap,
  tooltipMargin,
} from './region-tooltip.tsx'
import { type Place, placeTooltip } from './tooltip-place.ts'

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

/** What can be brought into the window as well: one height of it, up and down. */
const withScrolling = ({ top, bottom, ...sides }: Box): Box => ({
  ...sides,
  top: top - bottom,
  bottom: 2 * bottom,
})

/** The line to a tooltip that finds no clear place at its region, in percent of the map. */
interface Lead {
  from: { x: number; y: number }
  to: { x: number; y: number }
}

const percent = (share: number): string => `${share}%`

/** How a tooltip stands to what it is anchored at: its region's button, or the end of the line. */
interface Stand extends Pick<RegionTooltipProps, 'side' | 'align' | 'sideOffset' | 'alignOffset'> {
  lead: Lead | null
}

const aboveIt: Stand = {
  side: 'top',
  align: 'center',
  sideOffset: tooltipGap - tooltipArrow,
  alignOffset: 0,
  lead: null,
}

const standAt = (map: Element, at: Box, { side, box, tip, isApart }: Place): Stand => {
  const { left, top, width, height } = map.getBoundingClientRect()
  const share = (x: number, y: number) => ({ x: (100 * (x - left)) / width, y: (100 * (y - top)) / height })
  const isUpright = side === 'top' || side === 'bottom'
  const from = isApart ? { left: tip.x, top: tip.y } : at
  return {
    side,
    align: 'start',
    sideOffset: isApart ? 0 : aboveIt.sideOffset,
    alignOffset: isUpright ? box.left - from.left : box.top - from.top,
    lead: isApart
      ? { from: share((at.left + at.right) / 2, (at.top + at.bottom) / 2), to: share(tip.x, tip.y) }
      : null,
  }
}

/** Whatever one reads or presses in the section of the map, but for these and what is in them. */
const mustStayInSight = (map: Element, exceptions: readonly Element[]): Box[] =>
  [...(map.closest('section')?.querySelectorAll('button, a, h2, p') ?? [])]
    .filter((each) => !exceptions.some((exception) => exception.contains(each)))
    .map((each) => each.getBoundingClientRect())

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
  const [stand, setStand] = useState(aboveIt)
  /** As it was last changed: whatever is open is looked at again then. */
  const [windowWidth, setWindowWidth] = useState(0)
  const map = useRef<HTMLDivElement>(null)
  const tooltip = useRef<HTMLDivElement>(null)
  const leadEnd = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)
  const named = pointedAt ?? open
  const tooltipId = `${id}-total`

  const { lead } = stand

  useEffect(() => {
    // Not its height: that changes while a telephone is scrolled.
    const measure = (): void => setWindowWidth(document.documentElement.clientWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where everything stands is another matter at another width.
  useLayoutEffect(() => {
    const button = map.current?.querySelector(`button[data-region="${open}"]`)
    if (!map.current || !button || !tooltip.current) return
    const { offsetWidth: width, offsetHeight: height } = tooltip.current
    const at = button.getBoundingClientRect()
    const others = mustStayInSight(map.current, [button, tooltip.current])
    const room = roomForTooltip()
    const placeWithin = (within: Box) =>
      placeTooltip(at, { width, height }, { others, within, gap: tooltipGap, arrow: tooltipArrow })
    const place = placeWithin(room) ?? placeWithin(withScrolling(room))
    anchor.current = place?.isApart ? leadEnd.current : button
    setStand(place ? standAt(map.current, at, place) : aboveIt)
  }, [open, windowWidth])

  useLayoutEffect(() => {
    if (lead) leadEnd.current?.scrollIntoView({ block: 'nearest' })
  }, [lead])

  const toggle = (region: RegionId): void => {
    setStand(aboveIt)
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
          {lead && (
            <line
              x1={percent(lead.from.x)}
              y1={percent(lead.from.y)}
              x2={percent(lead.to.x)}
              y2={percent(lead.to.y)}
              vectorEffect="non-scaling-stroke"
              className="pointer-events-none stroke-ochre-500 stroke-3"
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
        <span
          ref={leadEnd}
          style={lead ? { left: percent(lead.to.x), top: percent(lead.to.y) } : {}}
          className="pointer-events-none absolute scroll-my-18"
        />
        <Popover.Anchor virtualRef={anchor} />
        <MousePaw />
        <div aria-live="polite">
          {open && (
            <RegionTooltip
              key={open}
              id={tooltipId}
              ref={tooltip}
              side={stand.side}
              align={stand.align}
              sideOffset={stand.sideOffset}
              alignOffset={stand.alignOffset}
            />
          )}
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
    </Popover.Root>
  )
}
