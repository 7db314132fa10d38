import { HandCoins } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personOf, readSession } from '../../lib/session.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { DonationForm } from './donation-form.tsx'
import { giftDrafts } from './gift-drafts.ts'

interface RecordDonationProps {
  projectId: string
  /** What the project is called. */
  title: string
}

/**
 * Opens the form of a gift. Closed without recording it, what was typed is there again when it opens next; and it is
 * open again for whoever had to sign in anew, or loaded the page anew, in the middle of it.
 */
export const RecordDonation = ({ projectId, title }: RecordDonationProps) => {
  const { t } = useTranslation('admin')
  const [drafts] = useState(() => giftDrafts(personOf(readSession()), projectId))
  const [isOpen, setOpen] = useState(() => drafts.first()?.interrupted === 'open')
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={t('donations.recordFor', { title })}
        className="text-link inline-flex min-h-8 items-center gap-1.5 text-left max-table:wrap-anywhere table:whitespace-nowrap lang-ka:table:whitespace-normal"
      >
        <HandCoins aria-hidden="true" className="size-4 shrink-0" />
        {t('donations.record')}
      </Dialog.Trigger>
      {isOpen && (
        <DialogPanel
          onInteractOutside={(event) => event.preventDefault()}
          className="inset-x-3 top-[4vh] max-h-[92vh] max-w-170"
        >
          <Dialog.Title className="text-h3 text-title">{t('donations.title')}</Dialog.Title>
          <Dialog.Description className="mt-1.5 text-ink-soft">
            {t('donations.intro', { title })}
          </Dialog.Description>
          <DonationForm projectId={projectId} drafts={drafts} onRecorded={() => setOpen(false)} />
        </DialogPanel>
      )}
    </Dialog.Root>
  )
}
