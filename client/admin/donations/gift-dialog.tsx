import { Dialog } from 'radix-ui'
import { createContext, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../schema/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { readLastPerson } from '../../lib/session.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { listStatusId } from '../list/list-view.tsx'
import { pickText } from '../list/pick-text.ts'
import { DonationForm } from './donation-form.tsx'
import { type GiftDrafts, giftDrafts } from './gift-drafts.ts'

/** The project a gift is given to. */
export interface GivenTo {
  projectId: string
  /** What the project is called. */
  translations: Record<Locale, { title: string | null }>
}

type Open = (to: GivenTo) => void

const nothing: Open = () => undefined

/** Opens the form of a gift to a project: for whoever asks for it, or by itself where it was left open. */
export const GiftForm = createContext<{ ask: Open; goOn: Open }>({ ask: nothing, goOn: nothing })

/** Who was signed out in another tab still types as themselves. */
const draftsFor = ({ projectId }: GivenTo): GiftDrafts => giftDrafts(readLastPerson(), projectId)

export const recordGiftId = (projectId: string): string => `record-gift-${projectId}`

/**
 * Shows the form of a gift over what stands in it, for whichever project asks for one there. It belongs to none of them:
 * a list that is searched anew, or cannot be read, takes no form from under anybody's hands with its row.
 */
export const GiftDialog = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [asked, setAsked] = useState<(GivenTo & { drafts: GiftDrafts }) | null>(null)
  /** Whether the form goes because somebody has closed it, and not with its page. */
  const isClosed = useRef(false)
  const close = (): void => {
    isClosed.current = true
    setAsked(null)
  }

  const form = {
    ask: (to: GivenTo): void => {
      isClosed.current = false
      setAsked({ ...to, drafts: draftsFor(to) })
    },
    goOn: (to: GivenTo): void => {
      const drafts = draftsFor(to)
      if (drafts.first()?.interrupted !== 'open') return
      // A project that is listed only now takes the place of none that somebody is giving to.
      if (asked === null) isClosed.current = false
      setAsked((open) => open ?? { ...to, drafts })
    },
  }

  const returnFocus = (event: Event, { projectId }: GivenTo): void => {
    event.preventDefault()
    // Whoever has gone to another page is at its heading by now.
    if (document.activeElement !== document.body) return
    const places = [recordGiftId(projectId), listStatusId, 'main'].map((id) => document.getElementById(id))
    places.find((place) => place !== null)?.focus()
  }

  return (
    <GiftForm value={form}>
      {children}
      <Dialog.Root open={asked !== null} onOpenChange={(isWanted) => isWanted || close()}>
        {asked && (
          <DialogPanel
            onInteractOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => returnFocus(event, asked)}
            className="inset-x-3 top-[4vh] max-h-[92vh] max-w-170"
          >
            <Dialog.Title className="text-h3 text-title">{t('donations.title')}</Dialog.Title>
            <Dialog.Description className="mt-1.5 text-ink-soft">
              {t('donations.intro', { title: pickText(asked.translations, 'title', locale).text })}
            </Dialog.Description>
            <DonationForm
              key={asked.projectId}
              projectId={asked.projectId}
              drafts={asked.drafts}
              isClosed={isClosed}
              onRecorded={close}
            />
          </DialogPanel>
        )}
      </Dialog.Root>
    </GiftForm>
  )
}
