import type { Page } from '@playwright/test'

const path = '/api/uploads'

/** Where a page sends its pictures. */
export const uploads = `**${path}`

/** Keeps back every picture a page sends until they are let go by hand. */
export const holdUploads = async (page: Page): Promise<{ letGo: () => void }> => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await promise
    await route.continue()
  })
  return { letGo }
}

/** The addresses a page sends pictures to from now on. */
export const watchUploads = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.url())
  })
  return sent
}
