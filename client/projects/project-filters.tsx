import { Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { showParameter } from '../../schema/pages.ts'
import { paths } from '../lib/paths.ts'
import { ListSearch } from '../ui/list-search.tsx'
import { type AskedList, addressOf, shows } from './load-project-list.ts'
import { useProjectListTexts } from './use-project-list-texts.ts'

const chip =
  'inline-flex min-h-10 items-center gap-2 rounded-pill border-[1.5px] px-4 text-small font-semibold forced-colors:border-2'

const chips = {
  chosen: 'border-forest-800 bg-forest-800 text-on-fill',
  other: 'border-line-strong hover:bg-forest-100',
} as const

/** What of the projects is shown. */
export const ProjectFilters = ({ asked }: { asked: AskedList }) => {
  const texts = useProjectListTexts()
  const navigate = useNavigate()
  return (
    <div className="mt-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 print:hidden">
      <ListSearch
        action={paths.projects}
        searched={asked.search}
        label={texts.searchLabel}
        submit={texts.search}
        onSearch={(search) =>
          void navigate(addressOf({ ...asked, search, after: null }), { preventScrollReset: true })
        }
        others={asked.show === 'ongoing' ? {} : { [showParameter]: asked.show }}
      />
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
