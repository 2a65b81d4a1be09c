import type { APIResponse, Page, Route } from '@playwright/test'

type Answer = Awaited<ReturnType<APIResponse['json']>>

/**
 * Answers operations of a screen otherwise than the server does. The live stream stays away meanwhile: it would report
 * what other tests change in the same business. Unrouting `**\/graphql` ends both.
 */
export async function interceptQuery(
  page: Page,
  operations: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
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
