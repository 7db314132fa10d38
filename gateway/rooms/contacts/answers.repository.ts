import { type EntityManager, Not } from 'typeorm'
import { contactMessage } from '../../../schema/contacts.ts'
import type { Locale } from '../../../schema/locales.ts'
import { notFound } from '../../core/problem.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { readAs } from '../../models/columns.ts'
import type { MessageAnswer, ToldAnswer } from './answer.ts'
import { ContactMessageEntity } from './contacts.repository.ts'
import { fullName } from './handling.columns.ts'
import { MessageAnswerEntity } from './message-answer.entity.ts'

/** The most answers to one message that are told. */
const mostAnswers = 1000

/** Letters before it that an answer names at most: a mailbox needs no more to know what it belongs to. */
const mostNamed = 20

const columns = `a.id, a.text, ${fullName} as "writtenBy", ${readAs('instant', 'a.written_at')} as "writtenAt",
    l.state as "letterState"
  from message_answers a left join users u on u.id = a.written_by left join letters l on l.id = a.letter_id`

type NewAnswer = Pick<MessageAnswerEntity, 'id' | 'messageId' | 'text'> & { writtenBy: string }

/** What the team answers to messages, by letter. */
export const createAnswersRepository = (manager: EntityManager) => ({
  /** Newest last, as they were written. */
  of: (messageId: string): Promise<MessageAnswer[]> =>
    manager.query<MessageAnswer[]>(
      `select * from (select ${columns} where a.message_id = $1 order by a.id desc limit ${mostAnswers}) a
       order by id`,
      [messageId],
    ),

  find: async (id: string): Promise<MessageAnswer | null> => {
    const [answer] = await manager.query<MessageAnswer[]>(`select ${columns} where a.id = $1`, [id])
    return answer ?? null
  },

  /** What its letter says; null where the message is gone. */
  told: async (id: string): Promise<ToldAnswer | null> => {
    const [told] = await manager.query<ToldAnswer[]>(
      `select a.text, a.message_id as "messageId", m.message, array(
         select letter_id from (
           select e.id, e.letter_id from message_answers e where e.message_id = a.message_id and e.id < a.id
           order by e.id desc limit ${mostNamed}
         ) e order by e.id
       ) as earlier
       from message_answers a join contact_messages m on m.id = a.message_id where a.id = $1`,
      [id],
    )
    return told ?? null
  },

  /**
   * Writes the letter to whoever wrote a message, says that the message is answered, and gives the id of the answer, or of
   * that which the same request has written before.
   * @param check throws where it was written to another version of the message than stands
   * @throws Problem `not_found` where somebody has deleted the message meanwhile
   */
  add: (
    answer: NewAnswer,
    check: (stood: { version: number }) => void,
    request: KeyedRequest | null,
    outbox: Outbox,
  ): Promise<string> =>
    createOnce(manager, request, answer.id, async (transaction) => {
      const [message] = await transaction.query<{ email: string; locale: Locale; version: number }[]>(
        'select email, locale, version from contact_messages where id = $1 and deleted_at is null for no key update',
        [answer.messageId],
      )
      if (!message) throw notFound(contactMessage.singular)
      check(message)
      const { email: recipient, locale } = message
      const letter = { kind: 'messageAnswer', locale, recipient, about: answer.id } as const
      const letterId = await outbox.write(transaction, letter)
      await transaction.insert(MessageAnswerEntity, { ...answer, letterId })
      await transaction.update(
        ContactMessageEntity,
        { id: answer.messageId, state: Not('answered') },
        { state: 'answered', version: () => 'version + 1', updatedAt: () => 'now()' },
      )
    }),
})

export type AnswersRepository = ReturnType<typeof createAnswersRepository>
