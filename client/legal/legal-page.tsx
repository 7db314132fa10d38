import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../ui/page-head.tsx'

interface Section {
  title: string
  text?: string
  /** What is said of one thing after the other. */
  items?: Readonly<Record<string, { name: string; text: string }>>
}

interface LegalPageProps {
  page: 'privacy' | 'terms'
  lead: string
  /** The last of them says whom to ask, and leads there. */
  sections: readonly Section[]
}

/** Plain words on what is kept, or held to, one thing under the other. */
export const LegalPage = ({ page, lead, sections }: LegalPageProps) => {
  const { t } = useTranslation()
  const head = t(`pages.${page}`, { returnObjects: true })
  return (
    <article className="page-width w-full pt-10 pb-section lg:pt-16">
      <PageHead {...head} site={t('shell.site')} />
      <h1 className="text-h1 text-title max-sm:lang-ka:text-[7.2vw]">{head.title}</h1>
      <p className="mt-3 max-w-text text-ink-soft text-lead">{lead}</p>
      {sections.map(({ title, text, items = {} }, index) => (
        <section
          key={title}
          className="mt-9 grid gap-x-12 gap-y-3 border-line border-t pt-6 lg:grid-cols-[17rem_minmax(0,1fr)]"
        >
          <h2 className="text-h3 text-title">{title}</h2>
          <div className="grid max-w-text gap-3">
            {text && <p>{text}</p>}
            {Object.keys(items).length > 0 && (
              <dl className="grid gap-4">
                {Object.entries(items).map(([key, item]) => (
                  <div key={key}>
                    <dt className="font-semibold">{item.name}</dt>
                    <dd className="text-ink-soft">{item.text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {index === sections.length - 1 && (
              <p>
                <Link to={paths.colab} className="inline-flex min-h-8 items-center text-link">
                  {t('pages.colab.title')}
                </Link>
              </p>
            )}
          </div>
        </section>
      ))}
    </article>
  )
}
