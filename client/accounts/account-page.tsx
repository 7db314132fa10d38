import { useTranslation } from 'react-i18next'
import type { DrawingFile } from '../ui/drawings/drawing.tsx'
import { drawings } from '../ui/drawings/drawings.ts'
import { type FormContent, FormFrame } from '../ui/form-frame.tsx'

type Page = 'signIn' | 'signUp' | 'forgotPassword' | 'profile'

/** Where the words beside the form speak of others than the shepherd. */
const others: Partial<Record<Page, DrawingFile>> = {
  signUp: drawings.threeLeggedRunner,
  forgotPassword: drawings.spottedMongrel,
}

/** A page of the account, with its texts. */
export const AccountPage = ({ page, ...content }: FormContent & { page: Page }) => {
  const { t } = useTranslation()
  return (
    <FormFrame
      {...content}
      head={t(`pages.${page}`, { returnObjects: true })}
      title={t(`accounts.${page}.title`)}
      aside={t(`accounts.${page}.aside`)}
      other={others[page]}
    />
  )
}
