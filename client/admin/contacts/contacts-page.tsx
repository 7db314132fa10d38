import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contactMessage } from '../../../schema/contacts.ts'
import { useAdminContactsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { MessageBoxes } from './message-boxes.tsx'
import { MessageCard } from './message-card.tsx'
import { useManyMessages } from './use-many-messages.ts'
import { useMessageList } from './use-message-list.ts'

const ContactsPage = () => {
  const { t } = useTranslation('admin')
  const messageList = useRef<HTMLUListElement>(null)
  const locale = useLocale()
  const list = useMessageList()
  const { data, previousData, error, refetch, client } = useAdminContactsQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const deletionOf = useDeletions({
    view: messageList,
    typename: contactMessage.name,
    data,
    pageIn: ({ contactMessages }) => contactMessages,
    refetch,
    client,
  })
  const many = useManyMessages({ messages: data?.contactMessages?.nodes, refetch })
  const columns = useColumns(contactMessage.plural, [
    ...(['email', 'createdAt'] as const).map((key) => ({
      key,
      text: contactMessage.fields[key].label[locale],
    })),
    { key: 'notes', text: t('contacts.notes.title') },
  ])
  useFailureToast(error, t('contacts.list.failed'))

  return (
    <RecordListPage
      room="contacts"
      page={t('contacts.page', { returnObjects: true })}
      list={list}
      texts={t('contacts.list', { returnObjects: true })}
      answer={{ page: data?.contactMessages, pageBefore: previousData?.contactMessages, error, refetch }}
      exported="messages"
      narrowed={{ by: <MessageBoxes chosen={list.box} onChoose={list.choose} />, query: { box: list.box } }}
      many={many}
      columns={columns}
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(messages) => (
        <ul
          ref={messageList}
          className="overflow-clip rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line"
        >
          {messages.map((message) => (
            <li key={message.id}>
              <MessageCard
                message={message}
                choice={many.choice}
                columns={columns}
                {...deletionOf(message.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordListPage>
  )
}

export { ContactsPage as Component }
