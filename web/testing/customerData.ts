import { customerFields } from '#web/features/customers/customerForm.ts'

/** Null for each field of the form. */
export const nothingEntered = Object.fromEntries(Object.keys(customerFields).map((name) => [name, null]))

/** What the form of a customer asks of a shop without tags and fields of its own. */
export const noTagsOrFields = { canEditTags: true, tagOptions: [], customFields: [] }

/** A customer as the API returns it, with every field that a screen selects. */
export function customer(id: number, name: string, more: Record<string, unknown> = {}) {
  const [firstName = '', ...rest] = name.split(' ')
  return {
    ...nothingEntered,
    __typename: 'Customer',
    id: `c${id}`,
    databaseId: id,
    name,
    firstName,
    lastName: rest.join(' '),
    phoneNumber: `555010${String(id).padStart(4, '0')}`,
    email: `${firstName.toLowerCase()}@example.com`,
    interest: 'Darts',
    status: 'UNSOLD',
    statusUpdatedAt: '2026-01-05T15:00:00.000Z',
    canEdit: true,
    canDelete: true,
    canErase: false,
    canExport: false,
    followUps: { edges: [] },
    nextStep: null,
    lastContactAt: null,
    owner: null,
    ownerName: null,
    isMine: false,
    tags: [],
    customFields: [],
    ...more,
  }
}

export type CustomerData = ReturnType<typeof customer>

export const customerStats = (totalCustomers: number) => ({
  totalCustomers,
  scheduledToday: 0,
  completedToday: 0,
  followUpsToday: 0,
  hotBoardItems: 0,
  hasAppointments: false,
  customersTrend: 12,
  scheduledTrend: 3,
  hotBoardItemsAddedToday: 2,
  completedTrend: 8,
})

/** The edges and the page info of a list; it has more pages when `total` exceeds the given rows. */
export function customerPage(customers: readonly CustomerData[], hasNextPage = false) {
  const edges = customers.map((node) => ({ __typename: 'CustomerEdge', node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

interface BusinessData {
  total?: number
  hasNextPage?: boolean
  savedViews?: readonly object[]
  canShareViews?: boolean
  team?: readonly object[]
  interestOptions?: readonly object[]
  tagOptions?: readonly object[]
  bulkRun?: object | null
  customFields?: readonly object[]
}

const interests = [
  { id: 'i1', label: 'Pool tables' },
  { id: 'i2', label: 'Darts' },
]

/** What the customers screen asks for, in a shop with two interests in the zone of New York. */
export function customersData(
  customers: readonly CustomerData[],
  {
    total,
    hasNextPage,
    savedViews = [],
    canShareViews = false,
    team = [],
    interestOptions = interests,
    tagOptions = [],
    bulkRun = null,
    customFields = [],
  }: BusinessData = {},
) {
  const business = {
    __typename: 'Business',
    id: 'b1',
    canExportLists: true,
    canImport: true,
    canBulk: true,
    bulkRun,
    ...noTagsOrFields,
    interestOptions,
    tagOptions,
    customFields,
    team,
    stats: customerStats(total ?? customers.length),
    customers: customerPage(customers, hasNextPage),
  }
  return { data: { viewer: { customerLayout: 'CARDS', canShareViews, savedViews, business } } }
}

/** The filter of a saved view as the API returns it, with the given parts. */
export const savedFilter = (parts: object = {}) => ({
  statuses: null,
  interestIds: null,
  interests: null,
  city: null,
  tagIds: null,
  everyTag: null,
  createdFrom: null,
  createdTo: null,
  lastContactFrom: null,
  lastContactTo: null,
  lastContactDaysAgo: null,
  neverContacted: null,
  nextStep: null,
  nextStepBefore: null,
  owner: null,
  ownerId: null,
  importId: null,
  customFields: null,
  ...parts,
})
