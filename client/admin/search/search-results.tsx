import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMay } from '../use-may.ts'
import { foundList, foundPath } from './found-paths.ts'
import type { SearchGroup } from './use-search.ts'

interface SearchResultsProps {
  groups: readonly SearchGroup[]
  text: string
  /** Whether something else is being looked for by now. */
  isOld: boolean
  onFollow: () => void
}

const row = 'block rounded-field px-3 hover:bg-forest-100 focus-visible:bg-forest-100'

/** What was found, kind by kind, each with the way to the whole list. */
export const SearchResults = ({ groups, text, isOld, onFollow }: SearchResultsProps) => {
  const { t } = useTranslation('admin')
  const may = useMay()
  return (
    <div className={isOld ? 'opacity-60' : ''}>
      {groups.map(({ kind, found, hasMore }) => {
        const room = t(`${kind}.page.title`)
        return (
          <section key={kind} aria-label={room} className="border-t border-line py-2.5">
            <div className="flex items-baseline justify-between gap-4 px-3">
              <h3 className="font-sans text-small font-semibold tracking-normal text-ink-soft">{room}</h3>
            </div>
            <ul>
              {found.map((each) => (
                <li key={each.id}>
                  <Link to={foundPath(kind, each, text, may)} onClick={onFollow} className={`${row} py-1.5`}>
                    <span className="block font-semibold wrap-anywhere">
                      {each.title ?? t('search.nameless')}
                    </span>
                    {each.detail !== null && (
                      <span className="block truncate text-small text-ink-soft">{each.detail}</span>
                    )}
                  </Link>
                </li>
              ))}
              <li>
                <Link
                  to={foundList(kind, text)}
                  onClick={onFollow}
                  className={`${row} py-2 text-small font-semibold text-forest-600 underline underline-offset-4`}
                >
                  {t(hasMore ? 'search.more' : 'search.list', { room })}
                </Link>
              </li>
            </ul>
          </section>
        )
      })}
    </div>
  )
}
