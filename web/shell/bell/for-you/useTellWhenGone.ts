import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useTellWhenGoneQuery } from '#web/__generated__/useTellWhenGoneQuery.graphql.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** What a notification is about, by type, where it can be gone from the page that the notification leads to. */
const nouns: Record<string, string> = { OrganizerTask: 'task', StickyNote: 'note' }

/** Says that the record of a notification which has been pressed is no longer there. */
export function useTellWhenGone() {
  const environment = useRelayEnvironment()
  const toast = useToast()
  return (id: string, subjectType: string) => {
    const noun = nouns[subjectType]
    if (!noun) return
    fetchQuery<useTellWhenGoneQuery>(environment, query, { id }).subscribe({
      next: ({ node }) =>
        node?.isSubjectThere === false && toast.info({ title: `This ${noun} is no longer there.` }),
      error: () => {},
    })
  }
}

const query = graphql`
  query useTellWhenGoneQuery($id: ID!) {
    node(id: $id) {
      ... on Notification {
        isSubjectThere
      }
    }
  }
`
