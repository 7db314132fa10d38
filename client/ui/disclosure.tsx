import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface ButtonAttributes {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

export interface Disclosure {
  isOpen: boolean
  /** For the button that opens and closes. */
  button: ButtonAttributes
  /** For what it opens. */
  region: { id: string; hidden: boolean }
}

/** Something that a button opens and closes. */
export const useDisclosure = (): Disclosure => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    button: { 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    region: { id, hidden: !isOpen },
  }
}

interface DisclosureButtonProps extends ButtonAttributes {
  children: ReactNode
  /** As high as the buttons it stands beside. */
  isAmongButtons?: boolean
}

/** A pill whose arrow says whether it opens or closes; of several lines it is a card with the same corners. */
export const DisclosureButton = ({ children, isAmongButtons = false, ...button }: DisclosureButtonProps) => (
  <button
    type="button"
    {...button}
    className={`group inline-flex items-center gap-2 border border-line-strong bg-surface text-left font-semibold max-table:wrap-anywhere table:whitespace-nowrap hover:bg-forest-100 ${isAmongButtons ? 'min-h-10 rounded-[1.25rem] px-4.5 text-small' : 'min-h-8 rounded-[1rem] px-3'}`}
  >
    {children}
    <ChevronDown aria-hidden="true" className="size-4 group-aria-expanded:rotate-180" />
  </button>
)
