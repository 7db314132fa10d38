import { AwsClient } from 'aws4fetch'
import type { S3Location } from '../config/uploads.ts'
import { Problem } from '../core/problem.ts'
import type { ImageStore } from './image-store.ts'

/** Milliseconds for one answer, tries included. */
const timeout = 10_000

/** More tries than one, because storage asks for that when it is busy; few, because somebody waits. */
const retries = 2

interface Answer {
  status: number
  body: Buffer
}

const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300

/** Without the right to list the bucket, S3 answers 403 for what is not there. */
const isMissing = ({ status }: Answer): boolean => status === 404 || status === 403

const failure = (method: string, { status }: Answer): Error => {
  const error = new Error(`the image store answered ${method} with ${status}`)
  return status >= 500 || status === 429 ? new Problem('unavailable', { cause: error }) : error
}

/** Files as objects of a bucket, each request signed. */
export const s3ImageStore = ({ url, ...credentials }: S3Location): ImageStore => {
  const client = new AwsClient({ ...credentials, service: 's3', retries })

  const send = async (method: string, name: string, init: RequestInit = {}): Promise<Answer> => {
    try {
      const signal = AbortSignal.timeout(timeout)
      const answer = await client.fetch(`${url}/${name}`, { ...init, method, signal })
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
    } catch (cause) {
      throw new Problem('unavailable', { cause })
    }
  }

  return {
    has: async (name) => {
      const answer = await send('HEAD', name)
      if (isOk(answer)) return true
      if (isMissing(answer)) return false
      throw failure('HEAD', answer)
    },

    put: async (name, bytes) => {
      const headers = {
        'content-type': name.endsWith('.pdf') ? 'application/pdf' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      }
      const answer = await send('PUT', name, { body: new Uint8Array(bytes), headers })
      if (!isOk(answer)) throw failure('PUT', answer)
    },

    remove: async (name) => {
      const answer = await send('DELETE', name)
      if (!isOk(answer) && answer.status !== 404) throw failure('DELETE', answer)
    },

    get: async (name) => {
      const answer = await send('GET', name)
      if (isOk(answer)) return answer.body
      if (isMissing(answer)) return null
      throw failure('GET', answer)
    },
  }
}
