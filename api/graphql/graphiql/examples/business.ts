import type { Action } from '#api/core/auth/permissions.ts'
import type { Example } from './examples.ts'

interface BusinessExample extends Example {
  /** The action that the example needs; every role may do an example without one. */
  needs?: Action
  /** Set for examples that make sense only to users, who have personal records, or only to programs. */
  only?: 'user' | 'key'
}

/** The examples of users and API keys of a business; those for few come after those for all. */
export const businessExamples: readonly BusinessExample[] = [
  {
    query: `# The business, and the work of today.
query Today {
  viewer {
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
    only: 'user',
    query: `# What waits for you, and your own tasks.
query MyWork {
  viewer {
    user {
      fullName
      role
    }
    taskCounts {
      overdue
      today
    }
    organizerTasks(first: 10) {
      edges {
        node {
          title
          dueDate
          priority
        }
      }
    }
  }
}
`,
  },
  {
    only: 'key',
    query: `# This key, and whose it is.
query ThisKey {
  viewer {
    apiKey {
      name
      role
      lastUsedAt
    }
    business {
      name
      timeZone
    }
  }
}
`,
  },
  {
    query: `# Customers whose name, email address
# or phone number contains these words.
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
    query: `# Upcoming contacts, soonest first.
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
    only: 'key',
    query: `# For programs that keep a copy: what was added,
# changed or deleted since an instant. Before it,
# in a request of its own, read changesUntil,
# from which the next round starts.
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
  {
    needs: 'customer:write',
    query: `# Adds a customer, and returns the record.
mutation AddCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    customer {
      id
      databaseId
      name
      status
    }
  }
}
`,
    variables: {
      input: { firstName: 'Nora', lastName: 'Example', phoneNumber: '5550100123', interest: 'Darts' },
    },
  },
  {
    needs: 'reports:read',
    query: `# Who did how much in each of the last weeks.
query Reports {
  viewer {
    business {
      reports(weeks: 4) {
        done {
          week
          people {
            name
            contacts
            followUps
          }
        }
      }
    }
  }
}
`,
  },
  {
    needs: 'audit:read',
    query: `# Who changed the team, the settings
# and the hot board.
query AuditTrail {
  viewer {
    business {
      auditTrail(first: 25) {
        edges {
          node {
            createdAt
            actorName
            action
            subjectName
            changes {
              field
              before
              after
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
    needs: 'webhook:manage',
    query: `# The webhooks and their latest messages.
query Webhooks {
  viewer {
    business {
      webhooks {
        url
        status
        deliveries(first: 10) {
          edges {
            node {
              event
              state
              responseStatus
              error
            }
          }
        }
      }
    }
  }
}
`,
  },
]
