/** An example operation, shown in its own tab. */
export interface Example {
  /** The kind of session that the example needs. */
  as: 'superadmin' | 'user'
  query: string
  /** The variables; their ids are placeholders. */
  variables?: Record<string, unknown>
}

/** A placeholder id of no record, so that the response is NOT_FOUND until the user replaces it. */
const business = 'TWFuYWdlZEJ1c2luZXNzOjA='

/** Example operations: first those for superadmins, then those for users and API keys of a business. */
export const examples: readonly Example[] = [
  {
    as: 'superadmin',
    query: `# The businesses of the platform.
query Businesses($search: String) {
  superadmin {
    businesses(first: 50, search: $search) {
      edges {
        node {
          id
          databaseId
          name
          status
          subscriptionStatus
          userCount
          customerCount
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    variables: { search: '' },
  },
  {
    as: 'superadmin',
    query: `# One business: its people, and what was done to it. Take an id from the first tab.
query Business($id: ID!) {
  superadmin {
    business(id: $id) {
      name
      status
      users(first: 50) {
        edges {
          node {
            id
            username
            fullName
            role
            isActive
            lastLoginAt
          }
        }
      }
      auditTrail(first: 20) {
        edges {
          node {
            createdAt
            actorName
            action
            subjectType
          }
        }
      }
    }
  }
}
`,
    variables: { id: business },
  },
  {
    as: 'superadmin',
    query: `# What was done lately on the whole platform.
query AuditTrail {
  superadmin {
    auditTrail(first: 50) {
      edges {
        node {
          createdAt
          actorType
          actorName
          action
          subjectType
          subjectName
        }
      }
    }
  }
}
`,
  },
  {
    as: 'superadmin',
    query: `# Suspends a business, or lets it in again: its sessions, API keys and live streams end at once.
mutation Suspend($id: ID!, $isActive: Boolean!) {
  setBusinessActive(input: { id: $id, isActive: $isActive }) {
    business {
      name
      status
    }
  }
}
`,
    variables: { id: business, isActive: false },
  },
  {
    as: 'user',
    query: `# The business, today's work, and the newest customers. Also works with an API key.
query Today {
  viewer {
    apiKey {
      name
      role
    }
    business {
      name
      today
      stats {
        totalCustomers
        scheduledToday
      }
      customers(first: 10) {
        edges {
          node {
            id
            name
            status
          }
        }
      }
    }
  }
}
`,
  },
  {
    as: 'user',
    query: `# Customers whose name, email address or phone number contains these words.
query FindCustomers($search: String!) {
  viewer {
    business {
      customers(first: 10, search: $search) {
        edges {
          node {
            databaseId
            name
            phoneNumber
            email
            status
          }
        }
      }
    }
  }
}
`,
    variables: { search: 'a' },
  },
  {
    as: 'user',
    query: `# Upcoming contacts with their customers, soonest first.
query Ahead {
  viewer {
    business {
      contacts(first: 10, filter: UPCOMING) {
        edges {
          node {
            subject
            scheduledDate
            customer {
              name
              phoneNumber
            }
          }
        }
      }
    }
  }
}
`,
  },
  {
    as: 'user',
    query: `# For programs that keep a copy: what was added, changed or deleted since an instant. Before it, in a
# request of its own, read business.changesUntil, from which the next round starts.
query Changes($since: DateTime!) {
  viewer {
    business {
      customers(first: 100, updatedSince: $since) {
        edges {
          node {
            databaseId
            name
            status
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      deletedRecords(first: 100, since: $since) {
        edges {
          node {
            type
            databaseId
            deletedAt
          }
        }
      }
    }
  }
}
`,
    variables: { since: '2026-01-05T12:00:00Z' },
  },
]
