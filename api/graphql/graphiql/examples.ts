/** An operation to begin with, in a tab of its own. */
export interface Example {
  /** For whom it is. */
  as: 'superadmin' | 'member'
  query: string
  /** What it asks for beside the text; ids in it are to be replaced. */
  variables?: Record<string, unknown>
}

/** An id that stands for one to be filled in: what answers is that there is no such record. */
const business = 'TWFuYWdlZEJ1c2luZXNzOjA='

/** Ready-made operations: first those of the platform's operator, then those of a shop and its programs. */
export const examples: readonly Example[] = [
  {
    as: 'superadmin',
    query: `# The businesses of the platform. Sign in above as a superadmin first.
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
            subject
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
          subject
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
    as: 'member',
    query: `# A shop, with the token of a member of its staff or an API key.
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
]
