import { useApolloClient } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { newMessageAnswer } from '../../../schema/contacts.ts'
import {
  AdminMessageDocument,
  type MessageCardFragment,
  type useAdminMessageAnswersQuery,
  useAnswerContactMessageMutation,
} from '../../generated/admin-operations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { adminPaths, messagePaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { evictQueries } from '../evict-queries.ts'
import { IfMay } from '../if-may.tsx'
import { LetterStateMark } from '../letters/letter-state-mark.tsx'
import { RetryButton } from '../list/retry-button.tsx'
import { NoteForm } from '../notes/note-form.tsx'

interface MessageAnswersProps {
  message: Pick<MessageCardFragment, 'id' | 'version' | 'name' | 'email' | 'locale'>
  /** What was answered, and whether letters are sent. */
  read: Pick<ReturnType<typeof useAdminMessageAnswersQuery>, 'data' | 'error' | 'refetch'>
}

/** What was answered to a message by letter, what became of each, and a field for another one where letters are sent. */
export const MessageAnswers = ({
  message: { id, version, name, email, locale },
  read: { data, error, refetch },
}: MessageAnswersProps) => {
  const { t } = useTranslation('admin')
  const language = useLocale()
  const apollo = useApolloClient()
  const texts = t('contacts.answers', { returnObjects: true })
  const [answer] = useAnswerContactMessageMutation({ update: evictQueries('contactMessageCounts') })
  const answers = data?.contactMessageAnswers ?? []

  /** The message is answered by now, which is another version of it. */
  const readAgain = () =>
    Promise.all([
      refetch(),
      apollo.query({ query: AdminMessageDocument, variables: { id }, fetchPolicy: 'network-only' }),
    ])

  return (
    <>
      {answers.length > 0 && (
        <ul aria-label={t('contacts.answers.to', { name })}>
          {answers.map(({ id: answerId, text, writtenBy, writtenAt, letterState }) => (
            <li
              key={answerId}
              className="mt-3 ml-8 rounded-card rounded-tr-none border border-line bg-forest-100 px-4.5 py-4 max-sm:ml-4"
            >
              <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
              <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-soft">
                <p>
                  {writtenBy ?? t('notes.formerAccount')},{' '}
                  <time dateTime={writtenAt}>{formatMoment(writtenAt, language)}</time>
                </p>
                {letterState && <LetterStateMark state={letterState} />}
                {(letterState === 'failed' || letterState === 'doubtful') && email !== null && (
                  <IfMay permission="letters:manage">
                    <Link
                      to={`${adminPaths('letters').list}?${new URLSearchParams({ search: email })}`}
                      className="text-link inline-flex min-h-6 items-center"
                    >
                      {texts.why}
                    </Link>
                  </IfMay>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {!data && error && !isSessionEnd(error) && (
        <div role="alert" className="mt-3 grid justify-items-start gap-2 text-small">
          <p>{texts.failed}</p>
          <RetryButton onRetry={refetch} className={buttonClass('secondary', 'small')} />
        </div>
      )}
      {data?.switches.letters && email !== null && (
        <IfMay permission="messages:write">
          <div className="mt-4 print:hidden">
            <NoteForm
              place={`${messagePaths.message(id)} answer`}
              shape={newMessageAnswer}
              texts={{ ...texts, hint: t(`contacts.answers.hint.${locale}`, { email }) }}
              look="primary"
              write={(input, idempotencyKey) =>
                answer({ variables: { id, input: { ...input, version }, idempotencyKey } })
              }
              readAgain={readAgain}
            />
          </div>
        </IfMay>
      )}
    </>
  )
}
