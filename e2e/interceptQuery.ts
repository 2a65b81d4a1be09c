import type { APIResponse, Page, Route } from '@playwright/test'

type Answer = Awaited<ReturnType<APIResponse['json']>>

/**
 * Lets the requests that no other route answers through, until the test ends. Without any route Chromium stops
 * intercepting, and a request that it holds at that moment, such as the prefetched code of a dialog, never continues.
 */
export const keepIntercepting = (page: Page) =>
  page.route(
    () => false,
    (route) => route.fallback(),
  )

/** Answers no query until `**\/graphql` is unrouted. */
export async function abortQueries(page: Page): Promise<void> {
  await keepIntercepting(page)
  await page.route('**/graphql', (route) => route.abort())
}

/**
 * Answers operations of a screen otherwise than the server does. The live stream stays away meanwhile: it would report
 * what other tests change in the same business. Unrouting `**\/graphql` ends both.
 */
export async function interceptQuery(
  page: Page,
  operations: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await keepIntercepting(page)
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON()
    if (operations.split(' ').includes(operationName)) return answer(route)
    return operationName === 'useLiveSubscription' ? route.abort() : route.fallback()
  })
}

/** Answers what the server answers, with changes to the viewer's data. */
export const withViewer = (change: (viewer: Answer) => void) => async (route: Route) => {
  const answer = await (await route.fetch()).json()
  change(answer.data.viewer)
  await route.fulfill({ json: answer })
}

/** Answers what the server answers, with changes to the data of the business. */
export const withBusiness = (change: (business: Answer) => void) =>
  withViewer(({ business }) => change(business))

/** A list in which nothing is. */
export const nothing = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
