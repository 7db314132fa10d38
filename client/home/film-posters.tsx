import { DogHead } from '../ui/illustrations/dog-head.tsx'
import { DogSitting } from '../ui/illustrations/dog-sitting.tsx'
import type { IllustrationProps } from '../ui/illustrations/illustration-props.ts'
import { KennelNight } from '../ui/illustrations/kennel-night.tsx'

const OnTheRoad = ({ className = '' }: IllustrationProps) => (
  <div aria-hidden="true" className={`text-forest-800 [--ill-shade:transparent] ${className}`}>
    <svg
      aria-hidden="true"
      viewBox="0 0 810 456"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0H810V456H0Z" fill="#8faa94" />
      <path d="M0 316L152 190L254 278L418 114L584 280L686 228L810 328V430H0Z" fill="#b9c9b3" />
      <path d="M0 418H810V456H0Z" className="fill-ochre-500" />
    </svg>
    <DogSitting className="absolute bottom-[1%] left-[47%] h-[92%]" />
  </div>
)

const Portrait = ({ className = '' }: IllustrationProps) => (
  <div aria-hidden="true" className={`bg-ochre-300 text-forest-800 ${className}`}>
    <DogHead className="absolute bottom-0 left-1/2 h-[88%] -translate-x-1/2" />
  </div>
)

/** What stands in a film's place until the film is there; in turns. */
export const filmPosters = [OnTheRoad, Portrait, KennelNight] as const
