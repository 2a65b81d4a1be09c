import { accounts } from '../accounts.ts'
import { graphById, read } from './workload.ts'

const own = `condition: { businessId: ${accounts.reader.businessId} }`

const customersFound = `query ($search: String) { viewer { business { customers(first: 25, search: $search) {
  edges { node { id name phoneNumber } } pageInfo { hasNextPage endCursor }
} } } }`

const contacts = `query { viewer { business { contacts(first: 25) {
  edges { node { id scheduledDate completedAt notes customer { id name phoneNumber } } }
  pageInfo { hasNextPage endCursor }
} } } }`

/** Operations that our server stores for the benchmark in addition to those of the web application. */
export const documents = { contactsPageOwn: contacts }

const contactsPage = read('contactsPage', 'page of 25 contacts with their customers', {
  operation: contacts,
  postgraphile: ({ globalId, order }) => `{
    allContacts(${own}, orderBy: [SCHEDULED_DATE_DESC, ${order}_DESC], first: 25) {
      edges { node { ${globalId} scheduledDate completedAt notes
        customerByBusinessIdAndCustomerId { ${globalId} name phoneNumber } } }
      pageInfo { hasNextPage endCursor }
    } }`,
})

/** Pages of lists in the graph. */
export const pages = [
  contactsPage,
  {
    ...contactsPage,
    name: 'contactsPageOwn',
    title: 'the same page, as our own screens ask',
    ours: [graphById('contactsPageOwn')],
  },
  read('customersPage', 'page of 25 customers with their contacts', {
    operation: `query { viewer { business { customers(first: 25) {
      edges { node { id name phoneNumber status contacts(first: 10) { edges { node { id scheduledDate notes } } } } }
      pageInfo { hasNextPage endCursor }
    } } } }`,
    postgraphile: ({ globalId, order }) => `{
      allCustomers(${own}, orderBy: [${order}_DESC], first: 25) {
        edges { node { ${globalId} name phoneNumber status
          contactsByBusinessIdAndCustomerId(first: 10, orderBy: [SCHEDULED_DATE_DESC, ${order}_DESC]) {
            edges { node { ${globalId} scheduledDate notes } } } } }
        pageInfo { hasNextPage endCursor }
      } }`,
  }),
  read('searchNames', 'search for customers by words', {
    operation: customersFound,
    variables: { search: 'cora berg' },
  }),
  read('searchDigits', 'search for customers by digits', {
    operation: customersFound,
    variables: { search: '500-78' },
  }),
]
