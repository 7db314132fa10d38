import { Client } from 'pg'

export const anyProjectId = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from projects order by id limit 1')
  await client.end()
  const [found] = rows
  if (!found) throw new Error('the database has no project')
  return found.id
}
