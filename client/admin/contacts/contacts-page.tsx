import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contactMessage } from '../../../schema/contacts.ts'
import { useAdminContactsQuery } from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { unmask } from '../../lib/unmask.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useWide } from '../../ui/use-wide.ts'
import { AdminPage } from '../admin-page.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useDeletions } from '../list/use-deletions.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { MessageBoxes } from './message-boxes.tsx'
import { MessageCard } from './message-card.tsx'
import { MessagePane } from './message-pane.tsx'
import { MessageRows } from './message-rows.tsx'
import { useManyMessages } from './use-many-messages.ts'
import { useMessageList } from './use-message-list.ts'
import { useOpenedMessage } from './use-opened-message.ts'

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
  const isWide = useWide()
  const messages = data?.contactMessages?.nodes
  const opened = useOpenedMessage({ messages, shown: JSON.stringify(list.variables), isWide })
  const many = useManyMessages({ messages, refetch })
  const columns = useColumns(contactMessage.plural, [
    ...(['email', 'createdAt'] as const).map((key) => ({
      key,
      text: contactMessage.fields[key].label[locale],
    })),
    { key: 'notes', text: t('notes.title') },
  ])
  useFailureToast(error, t('contacts.list.failed'))

  const pane = (id: string) => {
    const { onGone, isGone } = deletionOf(id)
    const listed = messages?.map((each) => unmask(each)).find((each) => each.id === id)
    const deletion = {
      // First the message goes with its question, which would keep the focus from the list.
      onGone: async () => {
        await opened.leave()
        await onGone()
      },
      isGone: async () => {
        const isNoMore = await isGone()
        if (isNoMore) await opened.leave()
        return isNoMore
      },
    }
    return (
      <MessagePane
        key={id}
        id={id}
        listed={listed}
        opened={opened}
        deletion={deletion}
        isBesideList={isWide}
      />
    )
  }

  if (!isWide && opened.id !== null) {
    return (
      <AdminPage texts={t('contacts.page', { returnObjects: true })}>
        <Link
          to={opened.addressOf(null)}
          className="text-link mb-3 inline-flex min-h-8 w-fit items-center gap-1.5 text-small font-semibold"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('contacts.list.all')}
        </Link>
        {pane(opened.id)}
      </AdminPage>
    )
  }

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
      {(shown) =>
        isWide ? (
          <div className="grid grid-cols-[21.25rem_minmax(0,1fr)] items-start gap-4.5">
            <MessageRows
              view={messageList}
              messages={shown}
              choice={many.choice}
              columns={columns}
              opened={opened}
            />
            <div className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card">
              {opened.id !== null && pane(opened.id)}
            </div>
          </div>
        ) : (
          <ul
            ref={messageList}
            className="overflow-clip rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line"
          >
            {shown.map((message) => (
              <li key={message.id}>
                <MessageCard
                  message={message}
                  choice={many.choice}
                  columns={columns}
                  address={opened.addressOf(message.id)}
                  {...deletionOf(message.id)}
                />
              </li>
            ))}
          </ul>
        )
      }
    </RecordListPage>
  )
}

export { ContactsPage as Component }
