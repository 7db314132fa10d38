import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { useSingleKey, useSingleKeys } from '../single-key.ts'
import { KeyCap } from './key-cap.tsx'

const most = [
  ['tab', ['Tab']],
  ['enter', ['Enter']],
  ['donor', ['↑', '↓']],
  ['undo', ['Ctrl', 'Z']],
] as const

const others = [
  ['newDonor', ['Ctrl', 'Enter']],
  ['anonymous', ['Alt', 'A']],
  ['own', ['Alt', 'D']],
  ['close', ['Esc']],
] as const

const Caps = ({ keys }: { keys: readonly string[] }) => (
  <span className="inline-flex gap-1">
    {keys.map((each) => (
      <KeyCap key={each}>{each}</KeyCap>
    ))}
  </span>
)

/** Keys that say what they do here, for whoever has a keyboard: those of most use, and all in a list. */
export const LineKeys = () => {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const { areOn } = useSingleKeys()
  useSingleKey(
    ({ key }) => key === '?',
    () => setOpen(true),
  )
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3 text-small text-ink-soft max-table:hidden">
      {most.map(([name, keys]) => (
        <span key={name}>
          <Caps keys={keys} /> {t(`addGifts.keys.${name}`)}
        </span>
      ))}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger
          aria-keyshortcuts={areOn ? '?' : undefined}
          className="inline-flex min-h-8 items-center gap-1.5 hover:text-ink"
        >
          {areOn && (
            <span aria-hidden="true">
              <KeyCap>?</KeyCap>
            </span>
          )}
          {t('addGifts.keys.all')}
        </Dialog.Trigger>
        <DialogPanel aria-describedby={undefined} className="inset-x-4 top-[12vh] max-h-[80vh] max-w-120">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="text-h3 text-title">{t('addGifts.keys.title')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('addGifts.keys.leave')}
              className="-mt-2 -mr-2 grid size-11 place-items-center rounded-field hover:bg-forest-100"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-3">
            {[...most, ...others].map(([name, keys]) => (
              <div key={name} className="contents">
                <dt>
                  <Caps keys={keys} />
                </dt>
                <dd>{t(`addGifts.keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </DialogPanel>
      </Dialog.Root>
    </div>
  )
}
