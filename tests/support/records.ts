import type { Locale } from '../../schema/locales.ts'

/** What of a running gateway is needed to write to it. */
interface Target {
  address: string
  sessionOf: (username: 'admin') => Promise<{ token: string }>
}

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE' | 'GET'
  locale?: Locale
  body?: unknown
}

/** Asks the REST edge as an admin, as an integrator would; answers the body, if there is one. */
export const asAdmin = async <Body = unknown>(
  { address, sessionOf }: Target,
  path: string,
  { method = 'GET', locale = 'en', body }: Call = {},
): Promise<Body> => {
  const { token } = await sessionOf('admin')
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': locale,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} is refused: ${text}`)
  return JSON.parse(text === '' ? 'null' : text)
}

/** Somebody's message to the team; answers its id. */
export const sendMessage = async (
  target: Target,
  message: { name: string; email: string; message: string },
  locale: Locale = 'en',
): Promise<string> => {
  const { id } = await asAdmin<{ id: string }>(target, '/api/contacts', {
    method: 'POST',
    locale,
    body: message,
  })
  return id
}

/** An event and those who want to hear of it, the first of them the oldest; answers its id. */
export const createEvent = async (
  target: Target,
  event: Record<string, unknown>,
  subscribers: readonly { name: string; email: string }[] = [],
): Promise<string> => {
  const { id } = await asAdmin<{ id: string }>(target, '/api/events', { method: 'POST', body: event })
  for (const body of subscribers) {
    await asAdmin(target, `/api/events/${id}/subscribers`, { method: 'POST', body })
  }
  return id
}

/** Uploads a picture as an admin; answers what it is called, and where it is. */
export const sendPicture = async (
  { address, sessionOf }: Target,
  file: Buffer,
  name: string,
): Promise<{ public_id: string; secure_url: string }> => {
  const { token } = await sessionOf('admin')
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), name)
  form.append('upload_preset', 'from-stray-to-safe')
  const answer = await fetch(`${address}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`the picture is refused: ${await answer.text()}`)
  return JSON.parse(await answer.text())
}
