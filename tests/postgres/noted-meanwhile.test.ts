import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createHandlingRepository } from '../../gateway/rooms/contacts/handling.repository.ts'
import { createHistoriesRepository } from '../../gateway/rooms/donors/histories.repository.ts'
import { test } from '../support/database.ts'
import { toldWhile } from '../support/told-while.ts'

const writtenBy = newId()

describe('a note on somebody who is being erased', () => {
  test('is refused for a message that is gone, as one that was never there', async ({ dataSource }) => {
    const { manager } = dataSource
    const [messageId, id] = [newId(), newId()]
    await manager.query(
      `insert into contact_messages (id, name, email, message, locale) values ($1, 'Ana', 'ana@example.org', 'Hello', 'en')`,
      [messageId],
    )
    const note = { id, messageId, text: 'Call her.', writtenBy }
    expect(
      await toldWhile(dataSource, 'delete from contact_messages', () =>
        createHandlingRepository(manager).addNote(note, null),
      ),
    ).toBe('contact message not found')
  })

  test('is refused for a donor who is gone, as one who was never there', async ({ dataSource }) => {
    const { manager } = dataSource
    await manager.query(
      `insert into donors (id, name, email, email_key, locale)
       values (gen_random_uuid(), 'Ana', 'ana@example.org', 'ana@example.org', 'en')`,
    )
    const [person] = await manager.query<{ id: string }[]>('select id from people')
    const note = { id: newId(), personId: person?.id ?? '', text: 'Call her.', writtenBy }
    expect(
      await toldWhile(dataSource, 'delete from donors; delete from people', () =>
        createHistoriesRepository(manager).addNote(note, null),
      ),
    ).toBe('donor not found')
  })
})
