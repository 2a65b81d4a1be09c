import { screen, within } from '@testing-library/react'
import { appointment } from '#web/testing/appointmentData.ts'
import { contact } from '#web/testing/contactData.ts'
import { customer, noTagsOrFields } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { setUpScreen } from '#web/testing/setUpScreen.ts'
import { shellData } from '#web/testing/shellData.ts'

type Node = Record<string, unknown> & { id: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
/** Another user. */
export const ana = { __typename: 'User', id: 'u2', fullName: 'Ana Lake' }

/** An entry at an instant, as a timeline of the API gives it. */
export const entry = (__typename: string, at: string, node: object) => ({
  at,
  cursor: at,
  node: { __typename, __isNode: __typename, __isTimelineEntry: __typename, ...(node as Node) },
})
const timeline = (edges: readonly ReturnType<typeof entry>[]) => ({
  __typename: 'TimelineConnection',
  edges,
  pageInfo: { endCursor: null, hasNextPage: false },
})

/** An activity, in the timeline. */
export const log = (id: number, type: string, description: string) =>
  entry('Activity', '2026-11-20T15:00:00Z', { id: `l${id}`, type, description, performedBy: 'Ana Lake' })
/** An appointment, in the timeline. */
export const visit = (id: number, days: number, more: object = {}) => {
  const { status, ...data } = appointment(id, {
    startsAt: inDays(days),
    endsAt: inDays(days + 0.1),
    customer: customer(9, 'Somebody Else'),
    ...more,
  })
  return entry('ServiceAppointment', inDays(days), { ...data, appointmentStatus: status })
}
/** A contact, in the timeline. */
export const call = (id: number, days: number, more: object = {}) => {
  const data = contact(id, 'Maria Ortiz', inDays(days), more)
  return entry('Contact', inDays(days), { ...data, contactStatus: days < 0 ? 'OVERDUE' : 'SCHEDULED' })
}

interface Page {
  more?: Record<string, unknown>
  ahead?: readonly ReturnType<typeof entry>[]
  history?: readonly ReturnType<typeof entry>[]
}

/** The page of Maria, as the API gives it. */
export function pageData({ more = {}, ahead = [], history = [] }: Page = {}) {
  const maria = {
    ...customer(1, 'Maria Ortiz'),
    statusUpdatedAt: '2026-11-01T15:00:00Z',
    createdAt: '2026-10-01T15:00:00Z',
    hasStoppedTexts: false,
    canResumeTexts: false,
    latestMerge: null,
    ahead: timeline(ahead),
    history: timeline(history),
    ...more,
  }
  const business = {
    __typename: 'Business',
    id: 'b1',
    canOverbook: false,
    canSendTexts: true,
    ...noTagsOrFields,
    interestOptions: [],
    team: [],
    sampleAppointment: null,
    customer: maria,
  }
  return { data: { viewer: { user: { __typename: 'User', id: 'u1' }, business } } }
}

/** Nobody was merged. */
export const missingData = {
  data: { viewer: { business: { __typename: 'Business', id: 'b1', mergedInto: null } } },
}

/** Opens the page of Maria. */
export async function openCustomer(page: Page = {}, at = '/customers/1') {
  const api = fakeApi({
    ShellQuery: shellData(),
    CustomerScreenQuery: pageData(page),
    MissingCustomerQuery: missingData,
  })
  const app = renderApp(at)
  await screen.findByRole('region', { name: 'History' })
  return { api, ...app }
}

/** The business in the answer. */
export const businessOf = ({ data }: ReturnType<typeof pageData>) => data.viewer.business

/** A region of the page. */
export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Preloads the code of the page, and signs in. */
export function setUpCustomer(): void {
  setUpScreen(
    () => import('#web/screens/customer/CustomerScreen.tsx'),
    () => import('#web/screens/customer/dialogs/CustomerDialogs.tsx'),
  )
}
