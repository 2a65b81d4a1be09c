import type { Page } from '@playwright/test'
import { test as base } from './businesses.ts'

interface Session {
  token: string
  user: { id: number; businessId: number }
}

interface FollowUp {
  id: number
  title: string
  scheduledDate: string
}

interface FollowUpApi {
  /** Signs in as Robin Porter of a new business. */
  signInAs: (page: Page) => Promise<void>
  /** Robin is of this role from now on. */
  become: (role: 'MANAGER' | 'EMPLOYEE') => Promise<void>
  /** Adds a step to the plan of unsold customers. */
  step: (dayNumber: number, title: string) => Promise<{ id: number }>
  /** Adds an unsold customer, who gets the steps of the plan. */
  newcomer: (lastName: string) => Promise<{ id: number }>
  /** Moves the first follow-up of this title so many days from today. */
  due: (title: string, days: number) => Promise<FollowUp>
  /** Asks the REST API in Robin's name. */
  ask: <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>
}

const dayMs = 86_400_000

/** The day `days` from today, in the default time zone. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
}

/** The same as people read it: `Nov 20, 2026`. */
export function dateInDays(days: number): string {
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${inDays(days)}T00:00:00Z`).toLocaleDateString('en-US', options)
}

/** Tests of follow-ups: each has a new business without customers and plans. */
export const test = base.extend<{ api: FollowUpApi }>({
  api: async ({ openBusiness, database, request }, use) => {
    const { username, password } = await openBusiness('Side Pocket Social Club')
    const signIn = async (): Promise<Session> =>
      (await request.post('/api/auth/login', { data: { username, password } })).json()
    let { token, user } = await signIn()
    const ask: FollowUpApi['ask'] = async (method, path, data) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await request.fetch(path, { method, headers, ...(data && { data }) })
      if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
      return answer.json()
    }
    await use({
      ask,
      async become(role) {
        await database.query('update "User" set role = $2::"Role" where "businessId" = $1', [
          user.businessId,
          role,
        ])
        ;({ token, user } = await signIn())
      },
      step: (dayNumber, title) =>
        ask('POST', '/api/followup-cadences', {
          customerStatus: 'unsold',
          dayNumber,
          title,
          description: `About ${title}`,
        }),
      newcomer: (lastName) =>
        ask('POST', '/api/customers', {
          firstName: 'Nora',
          lastName,
          phoneNumber: '5852460100',
          interest: 'Darts',
        }),
      async due(title, days) {
        const open = await ask<FollowUp[]>('GET', '/api/followups')
        const found = open.find((followUp) => followUp.title === title)
        return ask('POST', `/api/followups/${found?.id}/snooze`, { scheduledDate: inDays(days) })
      },
      async signInAs(page) {
        await page.addInitScript(
          ([key, person]) => {
            localStorage.setItem('auth_token', key)
            localStorage.setItem('user_data', person)
          },
          [token, JSON.stringify(user)] as const,
        )
      },
    })
  },
})
