import { MailSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAdminLettersQuery } from '../../generated/admin-operations.ts'
import { letterExamplesPath } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { drawings } from '../../ui/drawings/drawings.ts'
import { RecordListPage } from '../list/record-list-page.tsx'
import { IssueChoice } from './issue-choice.tsx'
import { KeptLetters } from './kept-letters.tsx'
import { LetterRow } from './letter-row.tsx'
import { useLetterDelivery } from './use-letter-delivery.ts'
import { useLetterList } from './use-letter-list.ts'
import { useManyLetters } from './use-many-letters.ts'

/** What the site has written to people by email, and what became of it. */
const LettersPage = () => {
  const { t } = useTranslation('admin')
  const list = useLetterList()
  const delivery = useLetterDelivery()
  const { data, previousData, error, refetch } = useAdminLettersQuery({
    variables: list.variables,
    fetchPolicy: 'cache-and-network',
  })
  const readAgain = async (): Promise<void> => {
    await refetch().catch(() => undefined)
  }
  const many = useManyLetters({
    letters: data?.letters?.nodes,
    refetch: readAgain,
    isSending: delivery === 'sent',
  })
  return (
    <RecordListPage
      room="letters"
      page={t('letters.page', { returnObjects: true })}
      list={list}
      texts={t('letters.list', { returnObjects: true })}
      answer={{ page: data?.letters, pageBefore: previousData?.letters, error, refetch }}
      above={
        <>
          {delivery && <p className="mb-2 max-w-prose text-ink-soft">{t(`letters.delivery.${delivery}`)}</p>}
          {list.filter !== 'unsent' && <KeptLetters />}
          <p className="mb-4">
            <Link to={letterExamplesPath} className="text-link inline-flex min-h-8 items-center gap-2">
              <MailSearch aria-hidden="true" className="size-4 shrink-0" />
              {t('letters.examples.open')}
            </Link>
          </p>
        </>
      }
      narrowed={{ by: <IssueChoice chosen={list.issue} onChoose={list.chooseIssue} />, query: {} }}
      many={many}
      drawing={<Drawing of={drawings.emptyInbox} className="w-52" />}
    >
      {(letters) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card *:not-first:border-t *:not-first:border-line">
          {letters.map((each) => (
            <li key={each.id}>
              <LetterRow
                letter={each}
                choice={many.choice}
                isSending={delivery === 'sent'}
                onChanged={readAgain}
              />
            </li>
          ))}
        </ul>
      )}
    </RecordListPage>
  )
}

export { LettersPage as Component }
