import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { SendTrace } from '../lib/sent-asleep.tsx'

/**
 * A form that its handler sends. Before the page is alive there is no handler: with this method the browser
 * then sends nothing either, least of all a password as part of an address. It is sent once the page is alive.
 */
export const Form = ({ children, ...form }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) => {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <p className="mb-4 text-small font-semibold">{t('shell.formNeedsScripts')}</p>
      </noscript>
      <form method="dialog" noValidate {...form}>
        {children}
        <SendTrace />
      </form>
    </>
  )
}
