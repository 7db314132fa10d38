import type { IllustrationProps } from './illustration-props.ts'
import { PawPrintPaths } from './paw-print.tsx'

export const EarTag = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 240 220"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path
      d="M76 14H164L190 42V190A16 16 0 0 1 174 206H66A16 16 0 0 1 50 190V42Z"
      fill="var(--ill-moon,#F3DDB4)"
      stroke="currentColor"
      strokeWidth="7"
    />
    <circle cx="120" cy="52" r="15" fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="7" />
    <g transform="translate(56 76) scale(.64)" fill="currentColor">
      <PawPrintPaths />
    </g>
  </svg>
)
