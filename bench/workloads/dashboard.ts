import { accounts } from '../accounts.ts'
import { read } from './workload.ts'

const { businessId } = accounts.reader
// The fields that the screen's cards select.
const stats = `totalCustomers customersTrend scheduledToday scheduledTrend hotBoardItems hotBoardItemsAddedToday
  completedToday completedTrend followUpsToday`

const contact = 'id customerName subject scheduledDate status canComplete'

/** The data of the dashboard and of the bell, which every user loads first. */
export const dashboard = [
  read('dashboard', 'dashboard: stats, next 3 contacts, 3 hot items', {
    operation: `query { viewer { business {
      stats { ${stats} }
      contacts(first: 3, filter: UPCOMING) {
        edges { node { id scheduledDate notes customer { id name phoneNumber } } } }
      hotBoardItems(first: 3) { edges { node { id title priority } } }
    } } }`,
    postgraphile: ({ globalId }) => `{
      statsOf(shop: ${businessId}) { ${stats} }
      upcomingContacts(shop: ${businessId}, first: 3) {
        edges { node { ${globalId} scheduledDate notes
          customerByBusinessIdAndCustomerId { ${globalId} name phoneNumber } } } }
      activeItems(shop: ${businessId}, first: 3) { edges { node { ${globalId} title priority } } } }`,
  }),
  read('stats', 'stats of the dashboard alone', {
    operation: `query { viewer { business { stats { ${stats} } } } }`,
    postgraphile: () => `{ statsOf(shop: ${businessId}) { ${stats} } }`,
  }),
  // The fields that the screen's BellPanelQuery selects.
  read('bell', 'bell with all its lists', {
    operation: `query { viewer { bell {
      counts { overdueContacts upcomingContacts hotBoardItems overdueFollowUps total }
      unreadCount
      overdueContacts { ${contact} }
      upcomingContacts { ${contact} }
      hotBoardItems { id title priority assigneeName }
      overdueFollowUps { id title customerName scheduledDate canComplete
        customer { id firstName lastName phoneNumber email } }
      forYou(first: 25) {
        edges { node { id databaseId title subjectType subjectDatabaseId readAt createdAt } cursor }
        pageInfo { hasNextPage endCursor } }
    } business { timeZone } } }`,
  }),
]
