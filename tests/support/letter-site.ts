import { createServer } from 'node:net'
import { test as base } from './browser.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** A port that nobody has. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** `test` in a browser against a site that sends letters, to a mail server of the worker's own. */
export const test = base.extend<{ mailTakesLetters: undefined }, { mail: MailServer }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const server = await startMailServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],

  // What one test made of the server is not for the next one of its worker, in whatever file.
  mailTakesLetters: [
    async ({ mail }, use) => {
      await use(undefined)
      mail.behave('takes it')
      mail.dawdle(0)
    },
    { auto: true },
  ],

  gatewayEnv: [
    async ({ mail }, use) => {
      const port = String(await freePort())
      const PUBLIC_URL = `http://127.0.0.1:${port}`
      await use({
        PORT: port,
        PUBLIC_URL,
        SMTP_URL: mail.url,
        MAIL_FROM: 'hello@dogs.example',
        NEWSLETTER_PER_MINUTE: '6000',
      })
    },
    { scope: 'worker' },
  ],
})
