import type { i18n as I18n } from 'i18next'
import { ArrowLeft, Eye } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type Locale, localesFrom } from '../../../schema/locales.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { DialogPanel } from '../../ui/dialog-panel.tsx'
import { toast } from '../../ui/toasts.ts'

/** What is only looked at leads nowhere, */
const stayHere = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** and sends nothing; nor is the form sent that it stands over. */
const sendNothing = (event: FormEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

interface TypedPreviewProps {
  /** The page in a language, as visitors would see it. Its texts are in that language as well. */
  children: (locale: Locale) => ReactNode
}

/** Shows what is typed as visitors would see it, over the form in which it is typed: nothing is saved, and nothing lost. */
export const TypedPreview = ({ children }: TypedPreviewProps) => {
  const { t, i18n } = useTranslation('admin')
  const reader = useLocale()
  const [shown, setShown] = useState<{ locale: Locale; i18n: I18n } | null>(null)

  const show = async (locale: Locale): Promise<void> => {
    if (locale === reader) return setShown({ locale, i18n })
    try {
      const inOther = createI18n(locale, { [locale]: await loadTexts(locale) })
      addAdminTexts(inOther)
      setShown({ locale, i18n: inOther })
    } catch {
      toast.error(t('life.preview.failed'))
    }
  }

  return (
    <Dialog.Root open={shown !== null} onOpenChange={(isOpen) => (isOpen ? show(reader) : setShown(null))}>
      <Dialog.Trigger asChild>
        <button type="button" className="text-link inline-flex min-h-11 items-center gap-2 text-small">
          <Eye aria-hidden="true" className="size-4.5" />
          {t('life.preview.typed')}
        </button>
      </Dialog.Trigger>
      {shown && (
        <DialogPanel place="whole" aria-describedby={undefined} className="bg-paper!">
          <div className="sticky top-0 z-20 border-b border-line bg-ochre-300 text-small text-ink">
            <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
              <Dialog.Title className="min-w-0 flex-1 basis-56 font-sans text-small font-semibold">
                {t('life.preview.ofTyped')}
              </Dialog.Title>
              <fieldset aria-label={t('life.preview.language')} className="flex gap-1">
                {localesFrom('ka').map((locale) => (
                  <button
                    key={locale}
                    type="button"
                    aria-pressed={locale === shown.locale}
                    onClick={() => show(locale)}
                    className={`min-h-11 rounded-pill px-4 font-semibold ${locale === shown.locale ? 'bg-forest-800 text-on-fill' : ''}`}
                  >
                    {t(`form.languages.${locale}`)}
                  </button>
                ))}
              </fieldset>
              <Dialog.Close className="text-link inline-flex min-h-11 items-center gap-2">
                <ArrowLeft aria-hidden="true" className="size-4.5" />
                {t('life.preview.back')}
              </Dialog.Close>
            </div>
          </div>
          <div lang={shown.locale} onClickCapture={stayHere} onSubmitCapture={sendNothing}>
            <I18nextProvider i18n={shown.i18n}>{children(shown.locale)}</I18nextProvider>
          </div>
        </DialogPanel>
      )}
    </Dialog.Root>
  )
}
