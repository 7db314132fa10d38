import { Images, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { PictureChoice } from './picture-choice.tsx'

interface KeptPicturesProps {
  /** The address of what is chosen now; empty where nothing is. */
  current: string
  onChoose: (address: string) => void
}

/** Opens all pictures that are kept; a press on one of them chooses it. */
export const KeptPictures = ({ current, onChoose }: KeptPicturesProps) => {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger type="button" className={buttonClass('secondary', 'small')}>
        <Images aria-hidden="true" className="size-4.5" />
        {t('pictures.chooser.open')}
      </Dialog.Trigger>
      <DialogPanel
        aria-describedby={undefined}
        className="inset-x-3 top-3 max-h-[calc(100dvh-1.5rem)] max-w-240 p-4! sm:top-10 sm:max-h-[calc(100dvh-5rem)] sm:p-6!"
      >
        <div className="mb-3 flex items-center justify-between gap-3">
          <Dialog.Title className="text-h3 text-title">{t('pictures.chooser.title')}</Dialog.Title>
          <Dialog.Close
            aria-label={t('pictures.chooser.close')}
            className="grid size-10 shrink-0 place-items-center rounded-field hover:bg-forest-100"
          >
            <X aria-hidden="true" className="size-5" />
          </Dialog.Close>
        </div>
        <PictureChoice
          current={current}
          onChoose={(address) => {
            setOpen(false)
            onChoose(address)
          }}
        />
      </DialogPanel>
    </Dialog.Root>
  )
}
