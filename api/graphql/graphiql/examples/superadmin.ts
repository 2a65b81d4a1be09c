import type { Example } from './examples.ts'

/** A placeholder id of no record, so that the response is NOT_FOUND until the user replaces it. */
const business = 'TWFuYWdlZEJ1c2luZXNzOjA='

/** The examples of superadmins. */
export const superadminExamples: readonly Example[] = [
  {
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
    query: `# One business: its users, and what was done.
# Take an id from the first tab.
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
    query: `# Suspends a business: its sessions, API keys
# and live streams end at once.
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
    query: `# How the server is: database, jobs, backups.
query System {
  superadmin {
    system {
      checkedAt
      databaseDelay
      dueJobs
      failedJobs
    }
    lastBackup {
      startedAt
      size
    }
  }
}
`,
  },
]
