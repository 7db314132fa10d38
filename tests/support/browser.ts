import { test as base, expect, type Page } from '@playwright/test'
import { demoDatabase } from './browser-database.ts'
import { root } from './root.ts'
import { type RunningGateway, startGateway } from './servers.ts'

type DemoUser = 'admin' | 'visitor'

type Session = Record<'token' | 'role' | 'name' | 'email' | 'username' | 'accountType', string>

export interface Gateway extends RunningGateway {
  /** Opens a session of a demo account. */
  signIn: (username: DemoUser) => Promise<Session>
  /** A session of a demo account for calls beside the page, opened once: no test ends it. */
  sessionOf: (username: DemoUser) => Promise<Session>
  /** The id of the demo project with this English title. */
  projectId: (title: string) => Promise<string>
  /** The id of some event of the demo. */
  anyEventId: () => Promise<string>
  /** Creates a project as an admin; answers its id. */
  createProject: (project: Record<string, unknown>) => Promise<string>
}

interface WorkerFixtures {
  /** What the gateway is told besides. */
  gatewayEnv: Record<string, string>
  gateway: Gateway
}

interface TestOptions {
  /** Who is signed in when the page opens. */
  signedInAs: DemoUser | null
}

interface TestFixtures extends TestOptions {
  /** Everything the browser complained about while the test ran; must stay empty. */
  complaints: string[]
}

/** Where the browser keeps the signed-in user. */
export const sessionKey = 'loggedUser'

const demoPassword = 'from-stray-to-safe'

const startDemo = async (worker: number, env: Record<string, string>): Promise<Gateway> => {
  const database = await demoDatabase(`worker_${worker}`)
  const gateway = await startGateway({ env: { LOG_LEVEL: 'warn', ...database, ...env } })
  const sessions = new Map<DemoUser, Promise<Session>>()

  const signIn = async (username: DemoUser): Promise<Session> => {
    const answer = await fetch(`${gateway.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demoPassword }),
    })
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`)
    return JSON.parse(await answer.text())
  }

  const sessionOf = (username: DemoUser) => {
    const session = sessions.get(username) ?? signIn(username)
    sessions.set(username, session)
    return session
  }

  const ask = async (path: string) => {
    const { token } = await sessionOf('admin')
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    return JSON.parse(await (await fetch(`${gateway.address}${path}`, { headers })).text())
  }

  const projectId = async (wanted: string): Promise<string> => {
    const { projects }: { projects: { id: string; title: string }[] } = await ask(
      `/api/projects?${new URLSearchParams({ search: wanted })}`,
    )
    const found = projects.find(({ title }) => title === wanted)
    if (!found) throw new Error(`the demo has no project "${wanted}"`)
    return found.id
  }

  const anyEventId = async (): Promise<string> => {
    const { events }: { events: { id: string }[] } = await ask('/api/events?limit=1')
    const [event] = events
    if (!event) throw new Error('the demo has no event')
    return event.id
  }

  const createProject = async (project: Record<string, unknown>): Promise<string> => {
    const { token } = await sessionOf('admin')
    const answer = await fetch(`${gateway.address}/api/projects?lng=en`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(project),
    })
    if (answer.status !== 201) throw new Error(`the project was not created: ${await answer.text()}`)
    const { id }: { id: string } = JSON.parse(await answer.text())
    return id
  }

  return { ...gateway, signIn, sessionOf, projectId, anyEventId, createProject }
}

const storageOf = (origin: string, session: Session) => {
  const { token, role, name, email, username, accountType } = session
  const stored = JSON.stringify({ token, role, name, email, username, accountType })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: sessionKey, value: stored }] }] }
}

/** Whether React has taken the page over: from then on it answers every click, as a reader's would be. */
const isAwake = (): boolean =>
  [document, document.getElementById('root')].some((root) => {
    const [, fiber] = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
    return fiber?.stateNode.current.memoizedState.isDehydrated === false
  })

/** A browser test is quicker than any reader: it waits until the page it has opened is alive. */
const waking = async (page: Page): Promise<void> => {
  const isSite = (await page.locator('body > #root, #page-state').count()) > 0
  // Asked often: it takes a moment on most pages, and every test waits for it.
  if (isSite) await expect.poll(() => page.evaluate(isAwake), { intervals: [20, 30, 50] }).toBe(true)
}

/** Runs in every frame before its own scripts: the browser itself is silent about an `eval` that was refused and caught. */
const tellOfRefusedContent = (): void =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`the content security policy refused ${effectiveDirective} ${blockedURI} of ${sourceFile}`),
  )

/** The browser's own line for an answer of 400 or more, which tests ask for on purpose. */
const isRefusal = (text: string): boolean => text.startsWith('Failed to load resource: the server responded')

/**
 * `test` in a browser against a gateway of the worker's own, with the demo in a fresh database. Nothing leaves this machine: no other host
 * is found, and a test in whose page one is asked for something answers in its place.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  gatewayEnv: [{}, { scope: 'worker', option: true }],

  gateway: [
    async ({ gatewayEnv }, use, { workerIndex }) => {
      const gateway = await startDemo(workerIndex, gatewayEnv)
      await use(gateway)
      await gateway.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  signedInAs: [null, { option: true }],

  baseURL: ({ gateway }, use) => use(gateway.address),

  storageState: async ({ gateway, signedInAs }, use) => {
    await use(signedInAs ? storageOf(gateway.address, await gateway.signIn(signedInAs)) : undefined)
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled) return use(page)
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (...request) => {
      const answer = await goto(...request)
      await waking(page)
      return answer
    }
    page.reload = async (...options) => {
      const answer = await reload(...options)
      await waking(page)
      return answer
    }
    await use(page)
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type()) && !isRefusal(message.text())
        if (isComplaint) complaints.push(message.text())
      })
      await page.addInitScript(tellOfRefusedContent)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * With SCREENSHOTS=true keeps a picture of the page for somebody to look at, in test-results/screenshots. Drawing
 * a whole page takes as long as many a test.
 */
export const keepPicture = async (page: Page, name: string, options: { fullPage?: boolean } = {}) => {
  const { SCREENSHOTS } = process.env
  if (SCREENSHOTS !== 'true') return
  await page.screenshot({ path: `${root}/test-results/screenshots/${name}.png`, ...options })
}

export { expect }
