const kinds = {
  donate:
    'bg-terra-600 text-on-fill shadow-press hover:bg-terra-700 active:translate-y-[3px] active:shadow-none',
  primary: 'bg-forest-800 text-on-fill hover:bg-forest-700',
  secondary: 'border-2 border-forest-800 text-forest-800 hover:bg-forest-100',
} as const

const sizes = {
  small: 'min-h-10 px-4.5 text-small',
  medium: 'min-h-12 px-6',
  large: 'min-h-14.5 px-8 text-lead',
} as const

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-pill py-1 text-center font-semibold leading-tight no-underline print:hidden forced-colors:border-2 ' +
  'transition-[background-color,box-shadow,transform] duration-(--motion-touch) ease-step ' +
  'disabled:bg-ink-soft disabled:shadow-none aria-disabled:bg-ink-soft aria-disabled:shadow-none'

/**
 * The classes of a pill, for a button or a link alike.
 * `donate` is for giving alone, `primary` for everything else, `secondary` for what stands beside either.
 */
export const buttonClass = (kind: keyof typeof kinds, size: keyof typeof sizes = 'medium'): string =>
  `${base} ${kinds[kind]} ${sizes[size]}`
