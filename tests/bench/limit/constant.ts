import { request } from 'node:http'
import Fastify, { type FastifyRequest } from 'fastify'

/**
 * Asks the gateway at UPSTREAM once for each thing it is asked for, and answers the same bytes under the same headers
 * from then on: what any answer costs that is made already.
 */
const upstream = new URL(process.env.UPSTREAM ?? '')

interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}

const answers = new Map<string, Answer>()

/** What belongs to the connection, or is written for each answer anew. */
const notKept = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length'])

const keyOf = ({ url, headers }: FastifyRequest): string =>
  `${url} ${headers['accept-language']} ${headers['accept-encoding']} ${headers['if-none-match']}`

const askOnce = ({ url: path, method, headers }: FastifyRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        host: upstream.hostname,
        port: upstream.port,
        path,
        method,
        headers: { ...headers, host: upstream.host },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const kept = Object.entries(answer.headers).filter(([name]) => !notKept.has(name))
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(
              kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
            ),
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })

const app = Fastify()

app.get('/*', async (asked, reply) => {
  const key = keyOf(asked)
  const known = answers.get(key) ?? (await askOnce(asked))
  answers.set(key, known)
  const { status, headers, body } = known
  reply.code(status).headers(headers)
  return status === 304 ? reply.send() : reply.send(body)
})

const address = await app.listen({ host: '127.0.0.1', port: 0 })
console.log(`Open ${address}`)
