import { Client } from 'pg'

/** Another session of a database. */
export const connectTo = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url })
  // Some are ended by what is tried.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The sessions of the gateway, as the server sees them. */
export const ofGateway = `from pg_stat_activity where application_name = 'from-stray-to-safe'`
