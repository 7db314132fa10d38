import { ArrowRight } from 'lucide-react'

/** Says of a link that it leads on. */
export const Onward = ({ className }: { className: string }) => (
  <ArrowRight aria-hidden="true" className={className} />
)
