import { test as base } from './sharedContext.ts'

interface Session {
  token: string
  user: { id: number; businessId: number; firstName: string; lastName: string }
}

/** Tests of someone who has signed in at the demo business before they begin. */
export const test = base.extend<{ graphql: Graphql }, { session: Session }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      const data = { username: 'demo', password: 'demo1234' }
      const answer = await request.post('/api/auth/login', { data })
      await use(await answer.json())
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  storageState: async ({ session, baseURL }, use) => {
    const localStorage = [
      { name: 'auth_token', value: session.token },
      { name: 'user_data', value: JSON.stringify(session.user) },
    ]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },

  // What a page still asks when its test is over may not fail the next one.
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  /** Asks the API in the person's name, to prepare what a test is about. */
  graphql: async ({ session, request }, use) => {
    await use(async (query, variables) => {
      const headers = { authorization: `Bearer ${session.token}` }
      const answer = await request.post('/graphql', { headers, data: { query, variables } })
      const { data, errors } = await answer.json()
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    })
  },
})

type Graphql = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>
