import { useTranslation } from 'react-i18next'
import { personOf } from '../../lib/session.ts'
import { useSession } from '../../lib/use-session.ts'
import type { Act } from './use-handling.ts'

/** All that can be said of a message, in the reader's words. */
export const useActs = () => {
  const { t } = useTranslation('admin')
  const me = personOf(useSession())
  const texts = t('contacts.handling', { returnObjects: true })
  return {
    answer: { input: { state: 'answered' }, text: texts.answered, done: texts.answeredDone },
    close: { input: { state: 'closed' }, text: texts.close, done: texts.closed },
    reopen: { input: { state: 'new' }, text: texts.reopen, done: texts.reopened },
    take: { input: { takenBy: me }, text: texts.take, done: texts.taken },
    giveBack: { input: { takenBy: null }, text: texts.giveBack, done: texts.givenBack },
    giveTo: ({ id, name }: { id: string; name: string }): Act => ({
      input: { takenBy: id },
      text: t('contacts.handling.giveTo', { name }),
      done: t('contacts.handling.given', { name }),
    }),
  } satisfies Record<string, Act | ((to: { id: string; name: string }) => Act)>
}
