import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type DonorsFragment, MoreDonorsDocument } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatLari } from '../../lib/format-number.ts'
import { unmask } from '../../lib/unmask.ts'
import { ExportButton } from '../export/export-button.tsx'
import { NestedList } from '../list/nested-list.tsx'

interface DonorsProps {
  projectId: string
  /** What the project is called. */
  title: string
  donations: FragmentType<DonorsFragment>
}

/** Who gave to a project, newest first. A donor who wished so is Anonymous. */
export const Donors = ({ projectId, title, donations }: DonorsProps) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const apollo = useApolloClient()
  return (
    <NestedList
      page={unmask(donations)}
      askForMore={(after) =>
        apollo.query({
          query: MoreDonorsDocument,
          variables: { projectId, after },
          fetchPolicy: 'network-only',
        })
      }
      failedText={t('projects.donors.moreFailed')}
      action={
        <ExportButton
          table="donations"
          query={{ project: projectId }}
          what={t('export.donationsTo', { title })}
        />
      }
    >
      {({ id, anonymous, donor, amount }) => (
        <li
          key={id}
          className="flex min-h-10 items-center justify-between gap-4 border-b border-dashed border-line py-1.5"
        >
          {anonymous || donor === null ? (
            <span className="inline-flex items-center gap-2 text-ink-soft">
              <CircleDashed aria-hidden="true" className="size-3" />
              {t('projects.anonymous')}
            </span>
          ) : (
            <span>{donor.name}</span>
          )}
          <span className="shrink-0 font-semibold tabular-nums">{formatLari(amount, locale)}</span>
        </li>
      )}
    </NestedList>
  )
}
