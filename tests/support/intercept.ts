import type { Page, Request, Response, Route } from '@playwright/test'

/** The name of the GraphQL operation a request asks for, by GET and by POST alike. */
export const operationOf = (request: Request): string | null => {
  const url = new URL(request.url())
  if (!url.pathname.endsWith('/graphql')) return null
  if (request.method() === 'GET') return url.searchParams.get('operationName')
  const { operationName }: { operationName?: string } = JSON.parse(request.postData() ?? '{}')
  return operationName ?? null
}

/** Until the next call of one operation is answered. */
export const answerOf = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => operationOf(response.request()) === operation)

/** Answers every call of one GraphQL operation in the server's place; all others go through. */
export const intercept = async (
  page: Page,
  operation: string,
  answer: (route: Route) => unknown,
): Promise<void> => {
  await page.route(/\/graphql\b/, async (route) => {
    if (operationOf(route.request()) === operation) await answer(route)
    else await route.fallback()
  })
}

/** Keeps back the calls of one operation until they are let go by hand. */
export const holdBack = async (page: Page, operation: string): Promise<Route[]> => {
  const held: Route[] = []
  await intercept(page, operation, (route) => {
    held.push(route)
  })
  return held
}

/** Refuses the calls of one operation with a problem of the catalogue, and the fields it is about. */
export const refuse = (
  page: Page,
  operation: string,
  code: string,
  message: string,
  errors: readonly { field: string; code: string }[] = [],
): Promise<void> =>
  intercept(page, operation, (route) =>
    route.fulfill({ json: { data: null, errors: [{ message, extensions: { code, errors } }] } }),
  )

/** Lets the next call of one operation through to the server, and loses what it answers. */
export const loseAnswer = async (page: Page, operation: string): Promise<void> => {
  let isLost = false
  await intercept(page, operation, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.fulfill({ status: 502, body: '' })
  })
}
