import type { EntityManager } from 'typeorm'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createPledgeTokens } from '../../gateway/authentication/record-tokens.ts'
import { readConfig } from '../../gateway/config/config.ts'
import { systemClock } from '../../gateway/core/clock.ts'
import { createDelivery } from '../../gateway/letters/deliver.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import { createCarrier } from '../../gateway/letters/smtp.ts'
import { receiptLetter } from '../../gateway/rooms/receipts/receipt-letter.ts'
import { createReceiptsRepository } from '../../gateway/rooms/receipts/receipts.repository.ts'
import type { Receipt } from '../../schema/receipts.ts'
import type { Agent } from './agent.ts'
import { tokenSecret } from './gateway.ts'
import type { MailServer } from './mail-server.ts'

/** All letters with receipts, the first one first. */
export const receiptLetters = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'receipt' }, order: { id: 'ASC' } })

/** All receipts there are, by their numbers. */
export const allReceipts = async (admin: Agent): Promise<Receipt[]> =>
  (await admin.get<{ receipts: Receipt[] }>('/api/receipts')).body.receipts.toReversed()

const origin = 'https://dogs.example'

/** Brings a letter with a receipt to a mail server, as the queue would. */
export const bringTo = (server: MailServer, manager: EntityManager) => {
  const { letters } = readConfig({
    SMTP_URL: server.url,
    MAIL_FROM: 'hello@dogs.example',
    PUBLIC_URL: origin,
  })
  if (letters === null) throw new Error('letters are configured')
  const receipt = receiptLetter({
    receipts: createReceiptsRepository(manager),
    tokens: createPledgeTokens(createKeyedHash([tokenSecret])),
  })
  const deliver = createDelivery({
    letters: createLettersRepository(manager),
    writers: { receipt },
    carrier: createCarrier(letters),
    site: { sender: letters.sender, origin },
    clock: systemClock,
  })
  return ({ id }: Pick<LetterEntity, 'id'>) => deliver(id, false)
}
