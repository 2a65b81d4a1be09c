import { expect, type Page, type Route } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { interceptQuery } from './interceptQuery.ts'

interface Screen {
  address: string
  query: string
  /** The name of the shape of what comes. */
  loading: string
  /** Answers the query once it is tried again, when that is not the server's matter. */
  answer?: (route: Route) => Promise<void>
}

/** Opens a screen while its query is held back, lets it be refused, and tries again. */
export async function walkStates(page: Page, { address, query, loading, answer }: Screen): Promise<void> {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await interceptQuery(page, query, async (route) => {
    await refused
    await route.abort()
  })
  await page.goto(address)
  await expect(page.getByRole('status', { name: loading })).toBeVisible()
  await expectAccessible(page)
  refuse()
  await tryAgain(page, query, answer)
}

/** Sees that a screen says that it could not load, and tries again. */
export async function tryAgain(page: Page, query: string, answer?: Screen['answer']): Promise<void> {
  // The same on every screen; `shell.spec.ts` looks at its accessibility.
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded')
  await page.unroute('**/graphql')
  if (answer) await interceptQuery(page, query, answer)
  await page.getByRole('button', { name: 'Try again' }).click()
}
