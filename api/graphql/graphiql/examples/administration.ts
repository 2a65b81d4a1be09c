import type { BusinessExample } from './examples.ts'

/** The examples of users and API keys that may read reports or administer their business. */
export const administrationExamples: readonly BusinessExample[] = [
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
