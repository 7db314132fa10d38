import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { useAdminReadersQuery } from '../../generated/admin-operations.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { useColumns } from '../columns/use-columns.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { useFocusAfterDelete } from '../list/use-focus-after-delete.ts'
import { useListParams } from '../list/use-list-params.ts'
import { ReaderRow } from './reader-row.tsx'
import { RemovedReaders } from './removed-readers.tsx'
import { useManyReaders } from './use-many-readers.ts'

const heading = 'px-3.5 py-2 text-left font-semibold first:pl-5.5 table:max-roomy:px-2'

const readerColumns = ['language', 'source', 'state', 'when'] as const

const NewsletterPage = () => {
  const { t } = useTranslation('admin')
  const table = useRef<HTMLTableElement>(null)
  const list = useListParams(newsletterReader)
  const { data, previousData, error, refetch, client } = useAdminReadersQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const page = data?.newsletterReaders
  const moveFocus = useFocusAfterDelete(table, page)

  const readAgain = async (): Promise<void> => {
    await refetch().catch(() => undefined)
  }

  /** Who is off the list goes from every page of it, and even when that cannot be read again. */
  const remove = async (id: string): Promise<void> => {
    moveFocus(id)
    await readAgain()
    client.cache.evict({ id: `NewsletterReader:${id}` })
  }

  const many = useManyReaders({ readers: page?.nodes, refetch: readAgain })
  const columns = useColumns(
    newsletterReader.plural,
    readerColumns.map((key) => ({ key, text: t(`newsletter.${key}`) })),
  )
  const shown = readerColumns.filter(columns.isShown)
  return (
    <>
      <RecordListPage
        room="newsletter"
        page={t('newsletter.page', { returnObjects: true })}
        list={list}
        texts={t('newsletter.list', { returnObjects: true })}
        answer={{ page, pageBefore: previousData?.newsletterReaders, error, refetch }}
        exported="newsletter"
        many={many}
        columns={columns}
        drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
      >
        {(readers) => (
          <table
            ref={table}
            className="wide-table w-full border-separate border-spacing-0 text-small lang-ka:table:text-[0.875rem]"
          >
            <thead className="text-ink-soft">
              <tr>
                {many.choice && (
                  <th scope="col" className={`${heading} print:hidden`}>
                    <span className="sr-only">{t('many.chooseColumn')}</span>
                  </th>
                )}
                {(['email', ...shown] as const).map((name) => (
                  <th key={name} scope="col" className={heading}>
                    {t(`newsletter.${name}`)}
                  </th>
                ))}
                <th scope="col" className={heading}>
                  <span className="sr-only">{t('list.actions')}</span>
                </th>
              </tr>
            </thead>
            {readers.map((reader) => (
              <ReaderRow
                key={reader.id}
                reader={reader}
                choice={many.choice}
                columns={columns}
                onGone={() => remove(reader.id)}
                onBack={readAgain}
              />
            ))}
          </table>
        )}
      </RecordListPage>
      <RemovedReaders onBack={readAgain} />
    </>
  )
}

export { NewsletterPage as Component }
