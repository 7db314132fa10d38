import { statement } from './statement.ts'

interface Message {
  id: string
  name: string
  email: string
  message: string
  totalCount: number
}

const found = statement<Message>(
  'messages',
  `select id, name, email, message, (count(*) over ())::int as "totalCount" from contact_messages
   where name ~* $1 or email ~* $1 or message ~* $1 order by lower(name) collate "C", id limit $2`,
)

export const findMessages = async (search: string, first: number) => {
  const nodes = await found(search, first)
  return { totalCount: nodes[0]?.totalCount ?? 0, nodes }
}
