import type { FragmentType } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { type DonorsFragment, MoreDonorsDocument } from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { ExportButton } from '../export/export-button.tsx'
import { NestedList } from '../list/nested-list.tsx'
import { Donor } from './donor.tsx'

interface DonorsProps {
  projectId: string
  /** What the project is called. */
  title: string
  donations: FragmentType<DonorsFragment>
}

/** Who gave to a project and when, newest first. A donor who wished so is Anonymous. */
export const Donors = ({ projectId, title, donations }: DonorsProps) => {
  const { t } = useTranslation('admin')
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
      {(gift) => <Donor key={gift.id} gift={gift} />}
    </NestedList>
  )
}
