import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type MessageSort, messageFilters, messageSorts } from '../../../schema/list-words.ts'
import type { Locale } from '../../../schema/locales.ts'
import { useAdminContactsQuery } from '../../generated/admin-operations.ts'
import { Bowl } from '../../ui/illustrations/bowl.tsx'
import { StateCard } from '../../ui/state-card.tsx'
import { AdminPage } from '../admin-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ListToolbar } from '../list/list-toolbar.tsx'
import { ListView } from '../list/list-view.tsx'
import { type ListAddress, useListAddress } from '../list/use-list-address.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { MessageCard } from './message-card.tsx'
import { messageOrders } from './message-orders.ts'
import { useFocusAfterDelete } from './use-focus-after-delete.ts'

const pageSize = 25

interface MessagesProps {
  list: ListAddress<MessageSort, Locale>
}

const Messages = ({ list }: MessagesProps) => {
  const { t } = useTranslation('admin')
  const view = useRef<HTMLDivElement>(null)
  const { after, search, sort, direction, filter } = list
  const { data, previousData, error, refetch, client } = useAdminContactsQuery({
    variables: { first: pageSize, after, search, sort, direction, filter },
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.contactMessages
  const moveFocus = useFocusAfterDelete(view, page)
  useFailureToast(error, t('contacts.failed'))

  /** A message that is no more goes even when the list cannot be read again. */
  const remove = async (id: string): Promise<void> => {
    moveFocus(id)
    try {
      await refetch()
    } catch {
      client.cache.evict({ id: `ContactMessage:${id}` })
    }
  }

  const empty = (
    <StateCard
      drawing={<Bowl className="w-28 text-forest-800" />}
      title={t('contacts.empty')}
      text={t('contacts.emptyText')}
    />
  )
  return (
    <div ref={view}>
      <ListView
        list={list}
        answer={{ page, pageBefore: previousData?.contactMessages, error, refetch }}
        loadingText={t('contacts.loading')}
        failedText={t('contacts.failed')}
        empty={empty}
      >
        {(messages) => (
          <ul className="rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} onGone={() => remove(message.id)} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </div>
  )
}

const ContactsPage = () => {
  const { t } = useTranslation('admin')
  const list = useListAddress(messageSorts, messageFilters)
  return (
    <AdminPage page="contacts">
      <ListToolbar
        list={list}
        searchLabel={t('contacts.search')}
        allText={t('contacts.all')}
        filters={messageFilters.map((locale) => [locale, t(`contacts.written.${locale}`)])}
        orders={messageOrders.map(([by, way, name]) => [by, way, t(`contacts.orders.${name}`)])}
      >
        <ExportButton table="messages" query={{ search: list.search, filter: list.filter }} />
      </ListToolbar>
      <Messages list={list} />
    </AdminPage>
  )
}

export { ContactsPage as Component }
