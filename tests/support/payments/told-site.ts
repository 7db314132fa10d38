import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'
import { test as withLetters } from '../letter-site.ts'
import type { SentCallback } from './stand-in.ts'
import { startToldProviders, type ToldProviders } from './told-gateway.ts'

/** A site that sends letters, in a browser, on which visitors pay at every provider. */
export const test = withLetters.extend<object, { played: ToldProviders }>({
  played: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const played = await startToldProviders()
      await use(played)
      await played.close()
    },
    { scope: 'worker' },
  ],
  gatewayEnv: [({ gatewayEnv, played }, use) => use({ ...played.env, ...gatewayEnv }), { scope: 'worker' }],
})

/** What Stripe tells the site. */
export const tellOfStripe = async ({ request }: Page, { body, headers }: SentCallback): Promise<void> => {
  const answer = await request.post('/api/payments/stripe/callback', {
    data: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.status()).toBe(200)
}
