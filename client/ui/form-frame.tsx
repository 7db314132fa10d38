import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing, type DrawingFile } from './drawings/drawing.tsx'
import { DogSitting } from './illustrations/dog-sitting.tsx'
import { PageHead } from './page-head.tsx'

export interface FormContent {
  intro: ReactNode
  isPrivate?: boolean
  children: ReactNode
}

interface FormFrameProps extends FormContent {
  /** What browsers are told of it. */
  head: { title: string; description: string }
  title: string
  /** What stands above the dog. */
  aside: string
  /** Who stands for the shepherd. */
  other?: DrawingFile | undefined
}

/** A form on paper at the left; at the right a dog, who looks at it. */
export const FormFrame = ({
  head,
  title,
  aside,
  other,
  intro,
  isPrivate = false,
  children,
}: FormFrameProps) => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead {...head} site={t('shell.site')} isPrivate={isPrivate} />
      <div className="grid flex-1 lg:grid-cols-[1fr_minmax(22rem,34.5%)]">
        <div className="mx-auto w-full min-w-0 max-w-[calc(36.2rem+2*var(--spacing-gutter))] px-gutter pt-10 pb-16 lg:pt-13 lg:pb-18">
          <h1 className="text-h1 text-title">{title}</h1>
          <p className="mt-1 mb-7 text-ink-soft">{intro}</p>
          {children}
        </div>
        <aside className="hidden border-l-5 border-forest-800 bg-ochre-500 lg:block">
          <div className="sticky top-0 flex h-[calc(100dvh-4.8rem)] max-h-full min-h-150 flex-col justify-between gap-8 overflow-hidden bg-ochre-300">
            <p className="px-12 pt-16 font-serif text-[2rem] leading-[1.22] font-semibold text-balance text-forest-800 lang-ka:text-[1.625rem] lang-ka:leading-[1.4]">
              {aside}
            </p>
            <div>
              {other ? (
                <Drawing of={other} className="mx-auto -mb-1 block w-[78%] max-w-96" />
              ) : (
                <DogSitting className="mx-auto -mb-[1.35rem] block w-[82%] max-w-100 text-forest-800 [--ill-shade:transparent]" />
              )}
              <div className="h-21 border-t-5 border-forest-800 bg-ochre-500" />
            </div>
          </div>
        </aside>
      </div>
    </>
  )
}
