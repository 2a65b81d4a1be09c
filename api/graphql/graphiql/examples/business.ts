import type { BusinessExample } from './examples.ts'

/** The examples of users and API keys for the records of their business. */
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
]
