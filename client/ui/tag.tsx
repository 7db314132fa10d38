import type { ReactNode } from 'react'

const tones = {
  ochre: 'bg-ochre-300 text-ochre-800',
  forest: 'bg-forest-100 text-forest-700',
} as const

interface TagProps {
  tone: keyof typeof tones
  children: ReactNode
}

/** An ear tag: a small label with a punched hole. */
export const Tag = ({ tone, children }: TagProps) => (
  <p
    className={`inline-flex items-center gap-2 rounded-tag px-2.5 py-1 text-label font-semibold ${tones[tone]}`}
  >
    <span aria-hidden="true" className="size-2 shrink-0 rounded-pill border-2 border-current" />
    {children}
  </p>
)
