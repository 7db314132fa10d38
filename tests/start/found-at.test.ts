import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { test } from '../support/data-directory.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const evil = 'evil.example'

/** What whoever wants to be taken for us says, beside the path they ask for. */
const lies: [target: (path: string) => string, headers: string[]][] = [
  [(path) => path, [`Host: ${evil}`]],
  [(path) => path, ['Host: 127.0.0.1', `X-Forwarded-Host: ${evil}`]],
  [(path) => path, ['Host: 127.0.0.1', `Forwarded: host=${evil}`, `X-Original-Host: ${evil}`]],
  [(path) => path, [`Host: ${evil}`, `X-Forwarded-Host: ${evil}`, 'X-Forwarded-Proto: https']],
  [(path) => `http://${evil}${path}`, [`Host: ${evil}`]],
]

const ask = async ({ address }: RunningGateway, target: string, headers: string[]): Promise<string> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(`${[`GET ${target} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

/** Everything the gateway says of where it can be found, to whoever lies to it. */
const saidBy = async (gateway: RunningGateway): Promise<string> => {
  const answers: string[] = []
  for (const path of ['/', '/dashboard', '/dashboard?lng=ka', '/nowhere', '/robots.txt', '/sitemap.xml']) {
    for (const [target, headers] of lies) answers.push(await ask(gateway, target(path), headers))
  }
  return answers.join('\n')
}

describe('where the site is found', () => {
  test('is what the operator has said, and nobody else', async ({ demoDir }) => {
    const env = {
      NODE_ENV: 'production',
      JWT_SECRET: 'a secret with more than thirty-two characters',
      PUBLIC_URL: 'https://dogs.example',
      TRUST_PROXY: 'loopback',
    }
    const gateway = await startGateway({ dataDir: demoDir, env })
    const said = await saidBy(gateway)
    await gateway.stop()
    expect(said).not.toContain(evil)
    expect(said).toContain('rel="canonical" href="https://dogs.example/dashboard')
    expect(said).toContain('Sitemap: https://dogs.example/sitemap.xml')
    expect(said).toMatch(/property="og:url" content="https:\/\/dogs\.example/)
    expect(said).toMatch(/hrefLang="ka" href="https:\/\/dogs\.example/i)
  })

  test('is no name of a stranger where nobody has said', async ({ demoDir }) => {
    const gateway = await startGateway({ dataDir: demoDir, env: { TRUST_PROXY: 'loopback' } })
    const said = await saidBy(gateway)
    await gateway.stop()
    expect(said).not.toContain(evil)
    expect(said).toContain('Sitemap: http://localhost/sitemap.xml')
    expect(said).toContain('Sitemap: http://127.0.0.1/sitemap.xml')
  })
})
