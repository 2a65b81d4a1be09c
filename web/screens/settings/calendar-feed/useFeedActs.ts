import { graphql } from 'react-relay/hooks'
import type { useFeedActsCreateMutation } from '#web/__generated__/useFeedActsCreateMutation.graphql.ts'
import type { useFeedActsRevokeMutation } from '#web/__generated__/useFeedActsRevokeMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

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
