import { DogSitting } from '../ui/illustrations/dog-sitting.tsx'
import { HeroArch } from '../ui/illustrations/hero-arch.tsx'

interface DogAtTheDoorProps {
  className?: string
}

/** The shepherd in the lit arch. What stands below is the ground: his paws touch its line. */
export const DogAtTheDoor = ({ className = '' }: DogAtTheDoorProps) => (
  <div className={`relative text-forest-800 [--ill-shade:transparent] ${className}`}>
    <HeroArch className="w-full" />
    <DogSitting className="absolute bottom-0 left-[11.5%] w-[85%] translate-y-[4.9%]" />
  </div>
)
