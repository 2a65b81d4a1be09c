export interface ContactData {
  readonly id: string
  readonly scheduledDate: string
  readonly customerName: string
}

/** A scheduled contact as the API returns it, with every field that a screen selects. */
export function contact(
  id: number,
  customerName: string,
  scheduledDate: string,
  more: object = {},
): ContactData {
  const status = Date.parse(scheduledDate) < Date.now() ? 'OVERDUE' : 'SCHEDULED'
  const data = {
    __typename: 'Contact',
    id: `k${id}`,
    databaseId: id,
    status,
    scheduledDate,
    dueDate: scheduledDate,
    subject: `Contact ${customerName}`,
    customerName,
    email: null,
    notes: null,
    completedAt: null,
    completedNotes: null,
    canComplete: true,
    canReopen: false,
    canDelete: true,
    completedBy: null,
    customer: {
      id: `c${id}`,
      databaseId: id,
      name: customerName,
      firstName: customerName.split(' ')[0],
      lastName: customerName.split(' ')[1],
      email: null,
      status: 'UNSOLD',
      phoneNumber: `555010${String(id).padStart(4, '0')}`,
      interest: 'Darts',
      ownerName: null,
    },
    ...more,
  }
  return data
}

/** A contact after it was completed. */
export function completed(open: ContactData, more: object = {}): ContactData {
  const state = { status: 'COMPLETED', canComplete: false, canReopen: true }
  const data = { ...open, ...state, completedAt: '2026-11-20T18:00:00.000Z', ...more }
  return data
}

interface BusinessData {
  upcoming?: number
  overdue?: number
  hasNextPage?: boolean
}

/** The edges and the page info of a list of contacts. */
export function contactPage(contacts: readonly ContactData[], hasNextPage = false) {
  const edges = contacts.map((node) => ({ __typename: 'ContactEdge', node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

/** The data of the contacts screen, for a business in the time zone of New York. */
export function contactsData(
  contacts: readonly ContactData[],
  { upcoming = 0, overdue = 0, hasNextPage }: BusinessData = {},
) {
  const business = {
    __typename: 'Business',
    id: 'b1',
    canExportLists: true,
    contactCounts: { upcoming, overdue },
    contacts: contactPage(contacts, hasNextPage),
  }
  return { data: { viewer: { business } } }
}
