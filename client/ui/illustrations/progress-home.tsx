import type { IllustrationProps } from './illustration-props.ts'

export const ProgressHome = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 44 42"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d="M8 19V39H36V19" fill="var(--color-surface)" />
    <path d="M16 39V30a6 6 0 0 1 12 0v9" fill="var(--door,var(--color-paper-deep))" />
    <path d="M3 21L22 4l19 17-4 3L22 11 7 24z" fill="var(--color-terra-500)" />
  </svg>
)
