import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { isLocale, localeParameter, locales } from '../../schema/locales.ts'
import { afterParameter } from '../../schema/pages.ts'
import { pictureSources } from '../../schema/pictures.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { SiteContext } from '../lib/site-context.ts'

/** Languages as Open Graph names them. */
const places = { en: 'en_US', ka: 'ka_GE' } as const

/** A picture of the site itself, for pages that have none of their own. */
const sitePicture = '/share.png'

interface PageHeadProps {
  title: string
  description: string
  site: string
  /** Of what the page is about: an https address, or a path of ours. */
  picture?: string | null
  /** What that picture shows, for whoever does not see it. */
  pictureAlt?: string | null
  type?: 'website' | 'article'
  /** Of a list: the cursor that a page behind its first one follows, which is a page by itself. */
  page?: string | null
  /** For pages that are nobody's business but the reader's. */
  isPrivate?: boolean
  /** For what stands in the place of a page that is not there, and so has no address to be found or shared at. */
  isMissing?: boolean
}

/** What the browser's tab, a search engine and whoever shares the page read. React hoists it into the head. */
export const PageHead = ({
  title,
  description,
  site,
  picture,
  pictureAlt = null,
  type = 'website',
  page = null,
  isPrivate,
  isMissing,
}: PageHeadProps) => {
  const { origin } = useContext(SiteContext)
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const asked = new URLSearchParams(search).get(localeParameter)
  const at = (parameters: Record<string, string>): string => {
    const query = new URLSearchParams({ ...(page !== null && { [afterParameter]: page }), ...parameters })
    return `${origin}${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  const address = at({})
  const inLanguage = (language: string) => at({ [localeParameter]: language })
  const canonical = isLocale(asked) ? inLanguage(locale) : address
  const size = picture ? pictureSources(picture) : null
  const name = title === site ? site : `${title} | ${site}`
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {(isPrivate || isMissing) && <meta name="robots" content="noindex" />}
      {!isMissing && (
        <>
          <link rel="canonical" href={canonical} />
          {locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(picture ?? sitePicture, `${origin}/`).href} />
      {size !== null && (
        <>
          <meta property="og:image:width" content={`${size.width}`} />
          <meta property="og:image:height" content={`${size.height}`} />
        </>
      )}
      {pictureAlt !== null && <meta property="og:image:alt" content={pictureAlt} />}
      <meta property="og:locale" content={places[locale]} />
      <meta property="og:locale:alternate" content={places[locale === 'en' ? 'ka' : 'en']} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
