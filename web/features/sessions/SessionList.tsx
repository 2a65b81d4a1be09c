import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { SessionListEndOthersMutation } from '#web/__generated__/SessionListEndOthersMutation.graphql.ts'
import type { SessionListQuery } from '#web/__generated__/SessionListQuery.graphql.ts'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { DialogBody, DialogClose, DialogFooter } from '#web/ui/overlays/Dialog.tsx'
import { NewBrowserMails } from './NewBrowserMails.tsx'
import { SessionRow } from './SessionRow.tsx'

const query = graphql`
  query SessionListQuery @preloadable {
    sessions {
      id
      isCurrent
      ...SessionRow_session
    }
    ...NewBrowserMails_query
  }
`

/** No change of a record tells of a session that begins; the list is read again after one's own acts. */
const shows: readonly ChangedType[] = []

/** The viewer's own sessions, the current one first. */
export function SessionList({ queryRef }: { queryRef: PreloadedQuery<SessionListQuery> }) {
  useRefreshedQuery(query, shows)
  const data = usePreloadedQuery<SessionListQuery>(query, queryRef)
  const [endOthers] = useMutation<SessionListEndOthersMutation>(
    graphql`
      mutation SessionListEndOthersMutation {
        endOtherSessions {
          ended
        }
      }
    `,
    {
      success: 'Your other sessions have ended',
      subject: null,
      failure: 'Failed to end your other sessions',
    },
  )
  const [asking, setAsking] = useState(false)
  const list = useListFocus()
  const all = data.sessions ?? []
  const others = all.filter(({ isCurrent }) => !isCurrent)
  const inOrder = [...all.filter(({ isCurrent }) => isCurrent), ...others]
  return (
    <>
      <DialogBody>
        <ul ref={list} aria-label="Sessions" className="flex flex-col divide-y divide-line">
          {inOrder.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        <div className="border-line border-t pt-4">
          <NewBrowserMails query={data} />
        </div>
      </DialogBody>
      <DialogFooter>
        {others.length > 0 && <Button onClick={() => setAsking(true)}>End All Others</Button>}
        <DialogClose>Close</DialogClose>
      </DialogFooter>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="End all other sessions?"
        description="Every other browser and program that is signed in to your account has to sign in again. This browser stays signed in."
        confirmText="End All Others"
        pendingText="Ending..."
        onConfirm={() => endOthers({})}
      />
    </>
  )
}
