import { PawPrintPaths } from '../ui/illustrations/paw-print.tsx'

interface TierTagProps {
  className: string
}

/** A tag for a collar: the ground from `--tag`, the line from the text's colour. */
export const TierTag = ({ className }: TierTagProps) => (
  <svg aria-hidden="true" viewBox="0 0 44 60" fill="none" className={className}>
    <path
      d="M8.5 2.5H35.5L41.5 9.5V46C41.5 49 40 51 37.5 52L22 57.5L6.5 52C4 51 2.5 49 2.5 46V9.5Z"
      fill="var(--tag)"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <circle cx="22" cy="13" r="4.5" className="fill-paper-deep" stroke="currentColor" strokeWidth="3" />
    <g fill="currentColor" transform="translate(22 37) scale(.15) translate(-100 -100)">
      <PawPrintPaths />
    </g>
  </svg>
)
