import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { letterKinds } from '../../../schema/letters.ts'
import { namesOf } from '../../../schema/model.ts'
import { adminPaths } from '../../lib/paths.ts'
import { AdminPage } from '../admin-page.tsx'
import { LetterExample } from './letter-example.tsx'

/** Every kind of letter that the site writes, also where nobody was ever sent one. */
const LetterExamplesPage = () => {
  const { t } = useTranslation('admin')
  return (
    <AdminPage texts={t('letters.examples.page', { returnObjects: true })}>
      <Link
        to={adminPaths('letters').list}
        className="text-link mb-3 inline-flex min-h-8 items-center gap-2 text-small"
      >
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        {t('letters.examples.toLetters')}
      </Link>
      <p className="mb-4 max-w-prose text-ink-soft">{t('letters.examples.intro')}</p>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line">
        {namesOf(letterKinds).map((kind) => (
          <li key={kind}>
            <LetterExample kind={kind} />
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}

export { LetterExamplesPage as Component }
