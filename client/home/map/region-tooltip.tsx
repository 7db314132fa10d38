import { Popover } from 'radix-ui'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegionId } from '../../build/georgia.ts'
import type { Box } from '../../lib/box.ts'
import { type Place, placeTooltip } from './tooltip-place.ts'

/** How far it stands from its region, its arrow included, in pixels. */
const gap = 17

/** How long its arrow is, in pixels. */
const arrow = 9

/** How far it stays from the edges of the window, in pixels. */
const margin = 12

/** Where in the window it may stand. */
const room = (): Box => ({
  left: margin,
  top: margin,
  right: document.documentElement.clientWidth - margin,
  bottom: document.documentElement.clientHeight - margin,
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

/** How it stands to what it is anchored at: its region's button, or the end of the line. */
interface Stand
  extends Required<Pick<Popover.PopoverContentProps, 'side' | 'align' | 'sideOffset' | 'alignOffset'>> {
  lead: Lead | null
}

const aboveIt: Stand = {
  side: 'top',
  align: 'center',
  sideOffset: gap - arrow,
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

const isOnRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-region]') !== null

const keepFocus = (event: Event): void => event.preventDefault()

interface RegionTooltipProps {
  id: string
  region: RegionId
  /** Holds the region's button, and this. */
  map: RefObject<Element | null>
  onClose: () => void
}

/** What a region says of its total. A press on any region is that region's to answer. */
export const RegionTooltip = ({ id, region, map, onClose }: RegionTooltipProps) => {
  const { t } = useTranslation()
  const [{ lead, ...place }, setStand] = useState(aboveIt)
  /** As it was last changed: where everything stands is looked at again then. */
  const [windowWidth, setWindowWidth] = useState(0)
  const tooltip = useRef<HTMLDivElement>(null)
  const leadEnd = useRef<HTMLSpanElement>(null)
  const anchor = useRef<Element>(null)

  useEffect(() => {
    // Not its height: that changes while a telephone is scrolled.
    const measure = (): void => setWindowWidth(document.documentElement.clientWidth)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: where everything stands is another matter at another width.
  useLayoutEffect(() => {
    const button = map.current?.querySelector(`button[data-region="${region}"]`)
    if (!map.current || !button || !tooltip.current) return
    const { offsetWidth: width, offsetHeight: height } = tooltip.current
    const at = button.getBoundingClientRect()
    const others = mustStayInSight(map.current, [button, tooltip.current])
    const placeWithin = (within: Box) => placeTooltip(at, { width, height }, { others, within, gap, arrow })
    const found = placeWithin(room()) ?? placeWithin(withScrolling(room()))
    anchor.current = found?.isApart ? leadEnd.current : button
    setStand(found ? standAt(map.current, at, found) : { ...aboveIt })
  }, [map, region, windowWidth])

  useLayoutEffect(() => {
    if (lead) leadEnd.current?.scrollIntoView({ block: 'nearest' })
  }, [lead])

  return (
    <Popover.Root open onOpenChange={onClose}>
      {lead && (
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full overflow-visible stroke-3 stroke-ochre-500"
        >
          <line
            x1={percent(lead.from.x)}
            y1={percent(lead.from.y)}
            x2={percent(lead.to.x)}
            y2={percent(lead.to.y)}
          />
        </svg>
      )}
      <span
        ref={leadEnd}
        style={lead ? { left: percent(lead.to.x), top: percent(lead.to.y) } : {}}
        className="pointer-events-none absolute scroll-my-18"
      />
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        id={id}
        role="tooltip"
        ref={tooltip}
        {...place}
        collisionPadding={margin}
        onOpenAutoFocus={keepFocus}
        onCloseAutoFocus={keepFocus}
        onPointerDownOutside={(event) => {
          if (isOnRegion(event.target)) event.preventDefault()
        }}
        className="data-[state=open]:open-down z-30 rounded-field bg-forest-900 px-4.5 py-2.5 text-small text-cream shadow-float outline-none max-md:flex max-md:items-baseline max-md:gap-2 max-md:px-3 max-md:py-1.5"
      >
        <p>{t('home.map.total')}</p>
        <p className="font-serif text-lead leading-title font-semibold max-md:text-body">
          {t('home.map.comingSoon')}
        </p>
        <Popover.Arrow width={18} height={arrow} className="fill-forest-900" />
      </Popover.Content>
    </Popover.Root>
  )
}
