import { useApolloClient } from '@apollo/client/react'
import {
  DeleteContactMessageDocument,
  type DeletedRecordKind,
  DeleteEventDocument,
  DeleteNewsletterIssueDocument,
  DeletePictureDocument,
  DeleteProjectDocument,
} from '../../generated/admin-operations.ts'
import { forgetLists } from './use-bin.ts'

/** What puts each kind of record into the bin. */
const deletions = {
  projects: DeleteProjectDocument,
  events: DeleteEventDocument,
  contacts: DeleteContactMessageDocument,
  pictures: DeletePictureDocument,
  issues: DeleteNewsletterIssueDocument,
} satisfies Record<DeletedRecordKind, unknown>

/** Puts back into the bin what was just brought back from it. */
export const useDeleteAgain = (): ((kind: DeletedRecordKind, id: string) => Promise<unknown>) => {
  const apollo = useApolloClient()
  return (kind, id) =>
    apollo.mutate<unknown, { id: string }>({
      mutation: deletions[kind],
      variables: { id },
      update: forgetLists,
    })
}
