import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/filledBusiness.ts'
import { actorFor, live, operations, variablesFor } from '#api/testing/operations.ts'
import { operatorOf } from '#api/testing/operator.ts'
import { forOperators, table } from '#api/testing/restSamples.ts'
import { type Statement, watchStatements } from '#api/testing/statements.ts'
import { openWorld, type World } from '#api/testing/world.ts'

/** Statements per operation, including BEGIN and COMMIT but not the check of the session. */
const screens: Record<string, number> = {
  ActiveItemsPaginationQuery: 3,
  ActivitiesScreenQuery: 5,
  ActivityLogPaginationQuery: 2,
  // The customer, the page, and one statement for each kind of record: three in upcoming entries, four in past ones.
  AheadPaginationQuery: 5,
  AppointmentOutcomesPaginationQuery: 3,
  AuditEntriesPaginationQuery: 2,
  BellPanelQuery: 7,
  ContactListPaginationQuery: 2,
  ContactsScreenQuery: 3,
  CustomerListPaginationQuery: 5,
  CustomerScreenQuery: 14,
  CustomersScreenQuery: 8,
  DashboardScreenQuery: 14,
  DoneTasksPaginationQuery: 2,
  FollowUpListPaginationQuery: 3,
  FollowUpsScreenQuery: 3,
  ForYouPaginationQuery: 2,
  HistoryListPaginationQuery: 7,
  HotBoardScreenQuery: 5,
  GivenTasksPaginationQuery: 1,
  MyDayQuery: 10,
  MyNotesPaginationQuery: 1,
  OpenTasksPaginationQuery: 2,
  PlansScreenQuery: 2,
  ReportsScreenQuery: 8,
  ResolvedItemsPaginationQuery: 3,
  // Selects the month and the hours together, which no screen does.
  ServiceCalendarScreenQuery: 11,
  SettingsScreenQuery: 6,
  SharedWithMePaginationQuery: 1,
  ShellQuery: 3,
  TasksScreenQuery: 6,
  TechnicianPickerQuery: 3,
  SmsSettingsScreenQuery: 2,
  StickyNotesScreenQuery: 2,
  MembersPaginationQuery: 4,
  OwnEntriesPaginationQuery: 4,
  TeamBoardScreenQuery: 8,
  VendorContactsScreenQuery: 3,
  VendorListPaginationQuery: 2,
  BusinessesTabPaginationQuery: 5,
  PlatformEntriesPaginationQuery: 2,
  TritonAdminPanelScreenQuery: 10,
  UnknownRepliesPaginationQuery: 2,
  UsersPaginationQuery: 3,
  UsersQuery: 3,
  WebhookLogPaginationQuery: 2,
  WebhookLogQuery: 2,
  AddPickedCustomerQuery: 2,
  useCustomerOptionsQuery: 2,
  useDatabaseCheckQuery: 1,
  useFoundCustomersQuery: 3,
  useDayRoomQuery: 3,
  useHandedOverQuery: 5,
  useLikelyDuplicatesQuery: 3,
  useOpenWorkQuery: 4,
  usePlanChangesQuery: 2,
  useReminderQuery: 2,
  useTechnicianOverlapsQuery: 2,
}

/** Statements per list of the REST table. */
const lists: Record<string, number> = {
  '/api/activities': 2,
  '/api/contacts': 2,
  '/api/contacts/overdue': 2,
  '/api/contacts/upcoming': 2,
  '/api/customers': 2,
  '/api/deleted': 2,
  '/api/followup-cadences': 2,
  '/api/followups': 2,
  '/api/followups/overdue': 2,
  '/api/hotboard': 2,
  '/api/hotboard/all': 2,
  '/api/interest-options': 2,
  '/api/settings/interests': 2,
  '/api/shared-notes': 1,
  '/api/sticky-notes': 1,
  '/api/superadmin/businesses': 4,
  '/api/superadmin/businesses/:id/users': 3,
  '/api/team': 2,
  '/api/team-members': 1,
  '/api/vendor-contacts': 2,
  '/api/webhooks': 2,
  '/api/webhooks/:id/deliveries': 2,
  '/api/service-appointments': 2,
  '/api/tasks': 1,
}

const rows = table.filter(({ list }) => list)

describe('the database is asked as often for many as for few', () => {
  let world: World
  /** A business with two records of each kind, and one with fifty. */
  let businesses: FilledBusiness[]
  const watched = watchStatements()

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    businesses = [await filledBusiness(world, 2), await filledBusiness(world, 50)]
  })
  afterAll(watched.stop)

  /** The common count, or the statements of each when the counts differ. */
  const counted = (statements: Statement[][]) => {
    const counts = [...new Set(statements.map(({ length }) => length))]
    return counts.length === 1
      ? counts[0]
      : statements.map((all) => all.map(({ text }) => text.slice(0, 200)))
  }

  it('in every query of the web application, each of which is named here', () => {
    const names = [...operations.keys()].filter((name) => name !== live)
    expect(Object.keys(screens).sort(), 'name the query in `screens` above').toEqual(names.sort())
  })

  it.each([...operations].filter(([name]) => name !== live))('by %s', async (name, text) => {
    const statements = []
    for (const business of businesses) {
      const graphqlClient = await actorFor(name, business, world)
      statements.push(await watched.of(() => graphqlClient.ok(text, variablesFor(name, business))))
    }
    expect(counted(statements)).toBe(screens[name])
  })

  it('in every list of the REST table, each of which is named here', () => {
    const paths = rows.map(({ path }) => path)
    expect(Object.keys(lists).sort(), 'name the list in `lists` above').toEqual(paths.sort())
  })

  it.each(rows.map((row) => [row.path, row] as const))('by GET %s', async (path, row) => {
    const statements = []
    for (const { id: businessId, manager, admin, ids } of businesses) {
      const { variables, execute: run } = row
      const ofWebhook = path.startsWith('/api/webhooks/')
      const { viewer } = forOperators(row) ? await operatorOf(world) : (ofWebhook ? admin : manager).actor
      const id = ofWebhook ? rowId(readGlobalId(ids.WebhookEndpoint?.[0] ?? '').id) : businessId
      const context = contextFor(world.services, viewer, { address: '192.0.2.1' })
      statements.push(
        await watched.of(async () => {
          const { errors } = await run({
            variables: { ...variables({ params: { id }, body: undefined, query: {} }), first: 100 },
            context,
          })
          expect(errors).toBeUndefined()
        }),
      )
    }
    expect(counted(statements)).toBe(lists[path])
  })
})
