import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { Fields } from '../../../schema/model.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { isPageChanged } from '../../lib/unsaved-work.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { AdminPage, type PageTexts } from '../admin-page.tsx'
import { ListFailure } from '../list/list-failure.tsx'
import { toLoaded } from './record-fields.ts'
import type { RecordNoun, ServerRecord } from './record-noun.ts'
import { useJustCreated } from './use-just-created.ts'
import { useRecordWriter } from './use-record-writer.ts'

export interface RecordEditPageProps<
  Of extends Fields,
  Shape extends z.ZodType,
  Found extends ServerRecord<Of>,
> {
  id: string
  page: PageTexts
  noun: RecordNoun<Of, Shape, Found>
  texts: { loading: string; failed: string }
  /** What is shown of a record that is not there, and the way back to the others. */
  missing: { drawing: ReactNode; title: string; text: string; list: string; toList: string }
  /** What stands above the form. */
  head?: (record: Found, readAgain: () => Promise<unknown>) => ReactNode
  /** Whether nothing of a record can be written, so that it has no form. */
  isClosed?: (record: Found) => boolean
  /** What the page is called by the record that it shows; null where it is called as every other. */
  nameOf?: (record: Found) => string | null
}

/**
 * A form for as long as its record can be written; where that has ended while somebody was typing, what they typed stays
 * before their eyes, and they are told why as they save.
 */
const OpenForm = ({ isClosed, children }: { isClosed: boolean; children: ReactNode }) => {
  const [stays, setStays] = useState(!isClosed)
  useLayoutEffect(() => {
    if (isClosed) setStays(isPageChanged())
  }, [isClosed])
  return isClosed && !stays ? null : children
}

const Content = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>({
  id,
  noun,
  texts,
  missing,
  head,
  isClosed,
  found: { record, error, refetch },
}: Omit<RecordEditPageProps<Of, Shape, Found>, 'page' | 'nameOf'> & {
  found: ReturnType<RecordNoun<Of, Shape, Found>['useRecord']>
}) => {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { createdId: _, ...writer } = useRecordWriter(noun, id)
  const isJustCreated = useJustCreated()
  if (record) {
    return (
      <>
        {head?.(record, refetch)}
        <OpenForm isClosed={isClosed?.(record) === true}>
          <noun.Form
            {...writer}
            start={toLoaded(noun.record.fields, record, locale)}
            submit={t('form.save')}
            isJustCreated={isJustCreated}
          />
        </OpenForm>
      </>
    )
  }
  if (problemOf(error)?.code === 'not_found') {
    return (
      <EmptyState drawing={missing.drawing} title={missing.title} text={missing.text}>
        <Link to={missing.list} className={buttonClass('secondary', 'small')}>
          {missing.toList}
        </Link>
      </EmptyState>
    )
  }
  if (error && !isSessionEnd(error)) {
    return <ListFailure title={texts.failed} onRetry={refetch} />
  }
  return <ListSkeleton text={texts.loading} />
}

/** The form over a record that exists. */
export const RecordEditPage = <Of extends Fields, Shape extends z.ZodType, Found extends ServerRecord<Of>>({
  page,
  nameOf,
  ...content
}: RecordEditPageProps<Of, Shape, Found>) => {
  const found = content.noun.useRecord(content.id)
  const name = found.record ? nameOf?.(found.record) : null
  return (
    <AdminPage texts={name ? { ...page, title: name } : page}>
      <Content {...content} found={found} />
    </AdminPage>
  )
}
