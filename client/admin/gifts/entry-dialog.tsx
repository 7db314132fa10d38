import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import type { EntryKind } from './entry-fields.ts'
import { EntryForm } from './entry-form.tsx'
import { useEntryForm } from './use-entry-form.ts'

interface EntryDialogProps {
  kind: EntryKind
  gift: GiftFragment
  isMain?: boolean
  onConflict: () => void
}

/** A button that opens what can be done to a gift. */
export const EntryDialog = ({ kind, gift, isMain = false, onConflict }: EntryDialogProps) => {
  const { t } = useTranslation('admin')
  const state = useEntryForm(kind, gift, onConflict)
  return (
    <Dialog.Root open={state.isOpen} onOpenChange={state.setOpen}>
      <Dialog.Trigger className={buttonClass(isMain ? 'primary' : 'secondary', 'small')}>
        {t(`gifts.${kind}.open`)}
      </Dialog.Trigger>
      <DialogPanel
        onInteractOutside={(event) => event.preventDefault()}
        className="inset-x-3 top-[4vh] max-h-[92vh] max-w-130"
      >
        <Dialog.Title className="text-h3 text-title">{t(`gifts.${kind}.title`)}</Dialog.Title>
        <Dialog.Description className="mt-1.5 text-ink-soft">{t(`gifts.intros.${kind}`)}</Dialog.Description>
        <EntryForm kind={kind} gift={gift} state={state} />
      </DialogPanel>
    </Dialog.Root>
  )
}
