import { Rss } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { localeParameter } from '../../schema/locales.ts'
import { newsletterFeedPath } from '../../schema/newsletter-pages.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { SiteContext } from '../lib/site-context.ts'
import { useArchiveTexts } from './use-archive-texts.ts'

const useFeedPath = (): string => `${newsletterFeedPath}?${localeParameter}=${useLocale()}`

/** Where programs find the feed in the page's language. React hoists it into the head. */
export const FeedHead = () => {
  const { t } = useTranslation()
  const { title } = useArchiveTexts()
  const { origin } = useContext(SiteContext)
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${t('shell.site')}: ${title}`}
      href={`${origin}${useFeedPath()}`}
    />
  )
}

/** The same for whoever looks for it. It is no page: the browser opens it by itself. */
export const FeedLink = () => (
  <a href={useFeedPath()} className="inline-flex min-h-8 items-center gap-2 text-link text-small">
    <Rss aria-hidden="true" className="size-4" />
    {useArchiveTexts().feed}
  </a>
)
