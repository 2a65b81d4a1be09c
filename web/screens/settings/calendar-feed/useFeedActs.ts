import { graphql } from 'react-relay/hooks'
import { useMutation } from '#web/relay/useMutation.ts'
import type { useFeedActsCreateMutation } from './__generated__/useFeedActsCreateMutation.graphql.ts'
import type { useFeedActsRevokeMutation } from './__generated__/useFeedActsRevokeMutation.graphql.ts'

/** Makes and ends the calendar's address; the answer to making alone has it. */
export function useFeedActs() {
  const [create, creating] = useMutation<useFeedActsCreateMutation>(
    graphql`
      mutation useFeedActsCreateMutation($input: CreateCalendarFeedInput!) {
        createCalendarFeed(input: $input) {
          address
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Error', description: message }) },
  )
  const [revoke, revoking] = useMutation<useFeedActsRevokeMutation>(
    graphql`
      mutation useFeedActsRevokeMutation {
        revokeCalendarFeed {
          business {
            ...CalendarFeed_business
          }
        }
      }
    `,
    { failure: ({ message }) => ({ title: 'Error', description: message }) },
  )
  return {
    create: (replace: boolean) => create({ input: { replace } }),
    creating,
    revoke: () => revoke({}),
    revoking,
  }
}
