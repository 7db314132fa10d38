import { prepared } from './prepared.ts'

export interface NewMessage {
  name: string
  email: string
  message: string
}

const insert = prepared<[string, string]>(
  'insert message',
  `insert into contact_messages (id, name, email, message, locale) values (gen_random_uuid(), $1, $2, $3, 'en')
   returning id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
)

/** Nothing but the insert, and the answer the gateway gives. */
export const insertMessage = async ({ name, email, message }: NewMessage) => {
  const [row] = await insert(name, email, message)
  return { id: row?.[0], createdAt: row?.[1], name, email, message, locale: 'en' }
}
