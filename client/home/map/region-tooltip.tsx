import { Popover } from 'radix-ui'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

/** How far it stands from its region, its arrow included, in pixels. */
export const tooltipGap = 17

/** How long its arrow is, in pixels. */
export const tooltipArrow = 9

/** How far it stays from the edges of the window, in pixels. */
export const tooltipMargin = 12

/** Where it stands is worked out beforehand. */
export interface RegionTooltipProps
  extends Required<Pick<Popover.PopoverContentProps, 'side' | 'align' | 'sideOffset' | 'alignOffset'>> {
  id: string
  ref: Ref<HTMLDivElement>
}

const isOnRegion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-region]') !== null

const keepFocus = (event: Event): void => event.preventDefault()

/** What a region says of its total. A press on any region is that region's to answer. */
export const RegionTooltip = ({ id, ref, ...place }: RegionTooltipProps) => {
  const { t } = useTranslation()
  return (
    <Popover.Content
      id={id}
      role="tooltip"
      ref={ref}
      {...place}
      collisionPadding={tooltipMargin}
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
      <Popover.Arrow width={18} height={tooltipArrow} className="fill-forest-900" />
    </Popover.Content>
  )
}
