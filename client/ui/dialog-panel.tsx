import { Dialog } from 'radix-ui'
import type { ComponentProps } from 'react'
import { pressOnce } from './press-once.ts'

const places = {
  middle: 'data-[state=open]:open-down mx-auto rounded-card p-6 sm:p-8',
  whole: 'data-[state=open]:open-down inset-0',
  right: 'data-[state=open]:open-from-right inset-y-0 right-0 flex flex-col rounded-l-card p-[20px]',
} as const

interface DialogPanelProps extends ComponentProps<typeof Dialog.Content> {
  /** In the middle `className` says how high it stands and how large it may be. */
  place?: keyof typeof places
}

/** The panel of a `Dialog.Root`, over the dimmed page, which cannot be scrolled meanwhile. */
export const DialogPanel = ({ place = 'middle', className = '', ...content }: DialogPanelProps) => (
  <Dialog.Portal>
    <Dialog.Overlay aria-hidden="true" className="fixed inset-0 z-40 bg-forest-900/45" />
    <Dialog.Content
      onKeyDownCapture={pressOnce}
      {...content}
      className={`fixed z-40 overflow-y-auto bg-surface shadow-float ${places[place]} ${className}`}
    />
  </Dialog.Portal>
)
