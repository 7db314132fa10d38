import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contactMessage } from '../../../schema/contacts.ts'
import { useAdminContactsQuery } from '../../generated/admin-operations.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useFocusAfterDelete } from '../list/use-focus-after-delete.ts'
import { useListParams } from '../list/use-list-params.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { MessageCard } from './message-card.tsx'

const ContactsPage = () => {
  const { t } = useTranslation('admin')
  const messageList = useRef<HTMLUListElement>(null)
  const list = useListParams(contactMessage)
  const { data, previousData, error, refetch, client } = useAdminContactsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.contactMessages
  const moveFocus = useFocusAfterDelete(messageList, page)
  useFailureToast(error, t('contacts.list.failed'))

  /** A message that is no more goes from every page of the list, and even when that cannot be read again. */
  const remove = async (id: string): Promise<void> => {
    moveFocus(id)
    await refetch().catch(() => undefined)
    client.cache.evict({ id: `ContactMessage:${id}` })
  }

  /** Looks for a message where nobody heard whether it was deleted. */
  const isGone = async (id: string): Promise<boolean> => {
    moveFocus(id)
    const read = await refetch().catch(() => undefined)
    const isMissing = read?.data?.contactMessages?.nodes.every((message) => message.id !== id) === true
    if (isMissing) client.cache.evict({ id: `ContactMessage:${id}` })
    else moveFocus(null)
    return isMissing
  }

  return (
    <RecordListPage
      page={t('contacts.page', { returnObjects: true })}
      list={list}
      texts={t('contacts.list', { returnObjects: true })}
      answer={{ page, pageBefore: previousData?.contactMessages, error, refetch }}
      exported="messages"
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(messages) => (
        <ul
          ref={messageList}
          className="rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line"
        >
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard
                message={message}
                onGone={() => remove(message.id)}
                isGone={() => isGone(message.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordListPage>
  )
}

export { ContactsPage as Component }
