import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../ui/page-head.tsx'

/** What a page is called, and what search engines and tabs are told of it. */
export interface PageTexts {
  title: string
  description: string
}

interface AdminPageProps {
  texts: PageTexts
  /** Whether it is the first page of its room: then the bar of a small screen has its title already. */
  isRoom?: boolean
  /** What can be done with the page as a whole, at the right of its title. */
  action?: ReactNode
  children?: ReactNode
}

/** A titled page of the admin area. */
export const AdminPage = ({
  texts: { title, description },
  isRoom = false,
  action,
  children,
}: AdminPageProps) => {
  const { t: site } = useTranslation()
  return (
    <>
      <PageHead title={title} description={description} site={site('shell.site')} />
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 desk:mb-5 desk:min-h-12 ${isRoom && !action ? '' : 'mb-3'}`}
      >
        <h1
          className={`min-w-0 wrap-anywhere text-[2.125rem] text-title lang-ka:text-[1.75rem] ${isRoom ? 'max-desk:not-print:sr-only' : 'max-sm:text-[1.625rem] max-sm:lang-ka:text-[1.375rem]'}`}
        >
          {title}
        </h1>
        {action}
      </div>
      {children}
    </>
  )
}
