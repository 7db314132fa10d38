import { Check } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { searchParameter } from '../../schema/lists.ts'
import { showParameter } from '../../schema/pages.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { SearchField } from '../ui/search-field.tsx'
import { type AskedList, addressOf, shows } from './load-project-list.ts'
import { useProjectListTexts } from './use-project-list-texts.ts'

const chip =
  'inline-flex min-h-10 items-center gap-2 rounded-pill border-[1.5px] px-4 text-small font-semibold whitespace-nowrap forced-colors:border-2'

const chips = {
  chosen: 'border-forest-800 bg-forest-800 text-on-fill',
  other: 'border-line-strong hover:bg-forest-100',
} as const

/**
 * What of the projects is shown. The search is a form that the browser sends by itself before the page is alive, and
 * without scripts: nothing in it is a secret.
 */
export const ProjectFilters = ({ asked }: { asked: AskedList }) => {
  const texts = useProjectListTexts()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const said = useRef(asked.search)
  // The address changes under it as well: by a link, and by going back. What is typed before the page is alive stays.
  useEffect(() => {
    if (!field.current || said.current === asked.search) return
    said.current = asked.search
    field.current.value = asked.search
  }, [asked.search])
  const search = (event: FormEvent): void => {
    event.preventDefault()
    const typed = (field.current?.value ?? '').trim()
    void navigate(addressOf({ ...asked, search: typed, after: null }), { preventScrollReset: true })
  }
  return (
    <div className="mt-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 print:hidden">
      <search className="w-full max-w-120">
        <form method="get" action={paths.projects} onSubmit={search} className="flex items-end gap-2.5">
          <div className="min-w-0 flex-1">
            <SearchField
              ref={field}
              label={texts.searchLabel}
              name={searchParameter}
              defaultValue={asked.search}
              className="min-h-12"
            />
          </div>
          {asked.show !== 'ongoing' && <input type="hidden" name={showParameter} value={asked.show} />}
          <button type="submit" className={buttonClass('secondary')}>
            {texts.search}
          </button>
        </form>
      </search>
      <nav aria-label={texts.which}>
        <ul className="flex flex-wrap gap-2.5">
          {shows.map((show) => (
            <li key={show}>
              <Link
                to={addressOf({ ...asked, show, after: null })}
                preventScrollReset
                aria-current={show === asked.show ? 'true' : undefined}
                className={`${chip} ${chips[show === asked.show ? 'chosen' : 'other']}`}
              >
                {show === asked.show && <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />}
                {texts.shows[show]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
