import { asSignedIn } from '../../lib/as-signed-in.ts'
import { failureOf } from '../picture/upload-picture.ts'

/**
 * Sends a receipt, which GraphQL cannot take.
 * @throws UploadFailure, SessionEnd
 */
export const sendPaper = (id: string, file: File): Promise<void> =>
  asSignedIn(async (token) => {
    const form = new FormData()
    form.append('confirmed', 'true')
    form.append('file', file)
    const response = await fetch(`/api/spendings/${encodeURIComponent(id)}/receipt`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!response.ok) throw failureOf({ status: response.status, responseText: await response.text() })
  })
