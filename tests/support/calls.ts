import type { Page } from '@playwright/test'

const calls = ['fetch', 'xhr', 'document', 'ping']

/** The addresses a page calls or goes to from now on. Fonts and pictures may still be arriving, and do not count. */
export const watchCalls = (page: Page): string[] => {
  const called: string[] = []
  page.on('request', (request) => {
    if (calls.includes(request.resourceType())) called.push(request.url())
  })
  return called
}
