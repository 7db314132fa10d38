import { messageAnswer, newMessageAnswer } from '../../../schema/contacts.ts'
import { newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { requireVersion } from '../../models/records.service.ts'
import type { MessageAnswer } from './answer.ts'
import type { AnswersRepository } from './answers.repository.ts'
import type { ContactsRepository } from './contacts.repository.ts'
import { findMessage } from './handling.service.ts'

/** What the team answers to messages, by letter. */
export const createAnswers = (
  contacts: ContactsRepository,
  answers: AnswersRepository,
  outbox: Outbox | null,
) => ({
  /**
   * What was answered to a message, oldest first.
   * @throws Problem `not_found`
   */
  answers: async (viewer: Viewer, id: string): Promise<MessageAnswer[]> => {
    requirePermission(viewer, 'messages:read')
    return answers.of((await findMessage(contacts, id)).id)
  },

  /**
   * Answers a message by a letter to the address that its writer gave, in the language they wrote in, after which it is
   * answered. With a key the same request, made again within a day, writes nothing more.
   * @throws Problem `letters_off`, `not_found`, `validation_failed`, `idempotency_key_reused`, `edit_conflict` where `input`
   * names a version of the message that is no longer the current one: somebody else may have answered it
   */
  answer: async (
    viewer: Viewer,
    id: string,
    input: unknown,
    idempotencyKey?: string | null,
  ): Promise<MessageAnswer> => {
    const { id: writtenBy } = requirePermission(viewer, 'messages:write')
    const { text, version } = parse(newMessageAnswer, input)
    if (!outbox?.isSending) throw new Problem('letters_off')
    const request = keyedRequest('answerContactMessage', { viewer, idempotencyKey }, [id, text])
    const { id: messageId } = await findMessage(contacts, id)
    const written = { id: newId(), messageId, text, writtenBy }
    const check = (stood: { version: number }) => requireVersion(stood, version, null)
    const answerId = await answers.add(written, check, request, outbox)
    const answer = await answers.find(answerId)
    if (!answer) throw notFound(messageAnswer.singular)
    return answer
  },
})
