import { asSignedIn } from '../../lib/as-signed-in.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { ExportFailure, refusalIn } from '../export/fetch-export.ts'

/**
 * Fetches a receipt as the paper that its donor gets.
 * @throws ExportFailure, SessionEnd
 */
export const fetchPaper = async (path: string): Promise<Blob> => {
  try {
    return await asSignedIn(async (token) => {
      const response = await fetch(path, {
        headers: { authorization: `Bearer ${token}` },
        cache: 'no-store',
      })
      if (!response.ok) throw await refusalIn(response)
      return response.blob()
    })
  } catch (error) {
    throw error instanceof ExportFailure || isSessionEnd(error) ? error : new ExportFailure(null)
  }
}
