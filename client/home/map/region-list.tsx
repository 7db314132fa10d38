import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RegionId } from '../../build/georgia.ts'
import { useDisclosure } from '../../ui/disclosure.tsx'
import { Tag } from '../../ui/tag.tsx'
import { regionTags } from './region-tags.ts'

interface RegionListProps {
  value: string
  /** The region that is named on the map. */
  marked: RegionId | null
}

/** All regions with their values, for whoever finds the map too small. It opens by one press, and is open on paper. */
export const RegionList = ({ value, marked }: RegionListProps) => {
  const { t } = useTranslation()
  const { isOpen, button, region } = useDisclosure()
  return (
    <div className="mt-4 max-sm:px-4">
      <button
        type="button"
        {...button}
        className="group flex min-h-12 w-full items-center justify-between gap-3 rounded-menu border border-line-strong bg-surface px-4 py-2 text-left font-semibold hover:bg-forest-100"
      >
        {t('home.map.list')}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-aria-expanded:rotate-180" />
      </button>
      <ul
        id={region.id}
        className={`mt-2 gap-x-10 sm:columns-2 print:block print:columns-2 ${isOpen ? '' : 'hidden'}`}
      >
        {regionTags.map(({ id }) => (
          <li
            key={id}
            aria-current={id === marked ? 'true' : undefined}
            className="flex min-h-11 break-inside-avoid items-center justify-between gap-4 border-line border-b px-3 py-2 text-small aria-[current]:rounded-field aria-[current]:bg-forest-100 aria-[current]:font-semibold"
          >
            <span className="min-w-0">{t(`home.map.regions.${id}`)}</span>
            <div className="shrink-0">
              <Tag tone="ochre">{value}</Tag>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
