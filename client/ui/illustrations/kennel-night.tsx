import { Bowl } from './bowl.tsx'
import { House } from './house.tsx'
import type { IllustrationProps } from './illustration-props.ts'

/** The kennel under a full moon: stands where a project has no picture of its own. */
export const KennelNight = ({ className = '' }: IllustrationProps) => (
  <div
    aria-hidden="true"
    className={`relative overflow-hidden bg-forest-700 text-forest-800 [--ill-shade:transparent] ${className}`}
  >
    <svg
      aria-hidden="true"
      viewBox="0 0 742 418"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      fill="none"
    >
      <circle cx="591" cy="111" r="56" className="fill-ochre-300" />
      <g className="fill-cream">
        <circle cx="104" cy="81" r="5" />
        <circle cx="232" cy="46" r="4" />
        <circle cx="441" cy="69" r="4" />
        <circle cx="69" cy="197" r="4" />
        <circle cx="684" cy="232" r="4" />
      </g>
      <path
        d="M-4 304C130 246 254 252 372 288C492 252 620 252 746 296V418H-4Z"
        fill="var(--ill-hill)"
        stroke="currentColor"
        strokeWidth="4"
      />
      <path
        d="M-4 372C180 336 560 336 746 366V422H-4Z"
        className="fill-ochre-300"
        stroke="currentColor"
        strokeWidth="4"
      />
    </svg>
    <House className="absolute bottom-[7%] left-[29.5%] w-[46%]" />
    <Bowl className="absolute right-[9.5%] bottom-[14%] w-[17%]" />
  </div>
)
