import { describe, expect, it, onTestFinished } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'

const measured = { contentType: 'text/plain; version=0.0.4', text: async () => 'one 1\n' }

const serve = async (port = 0) => {
  const served = await serveMetrics(measured, { host: '127.0.0.1', port })
  onTestFinished(served.close)
  return served.address
}

describe('metrics at an address of their own', () => {
  it('are told to whoever reads, and kept by nobody', async () => {
    const answer = await fetch(`${await serve()}/metrics`)
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'no-store',
      'one 1\n',
    ])
  })

  it('are all there is', async () => {
    const address = await serve()
    expect((await fetch(address)).status).toBe(404)
    expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(405)
  })

  it('say which variable to change where the address is taken', async () => {
    const { port } = new URL(await serve())
    await expect(serve(Number(port))).rejects.toThrow(
      `port ${port} of 127.0.0.1, which METRICS_PORT names, is in use`,
    )
  })
})
