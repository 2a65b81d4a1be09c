import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { PasskeyListQuery } from '#web/__generated__/PasskeyListQuery.graphql.ts'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { useRefreshedQuery } from '#web/relay/useRefreshedQuery.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DialogBody, DialogClose, DialogFooter } from '#web/ui/overlays/Dialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const query = graphql`
  query PasskeyListQuery @preloadable {
    passkeys {
      id
      ...PasskeyRow_passkey
    }
  }
`

/** No change of a record tells of a passkey; the list is read again after one's own acts. */
const shows: readonly ChangedType[] = []

/** The server's limit. */
const most = 10

/** The viewer's own passkeys, oldest first. */
export function PasskeyList({ queryRef }: { queryRef: PreloadedQuery<PasskeyListQuery> }) {
  useRefreshedQuery(query, shows)
  const passkeys = usePreloadedQuery<PasskeyListQuery>(query, queryRef).passkeys ?? []
  const [adding, setAdding] = useState(false)
  const list = useListFocus()
  return (
    <>
      <DialogBody>
        {passkeys.length === 0 && <p className="py-3 text-muted">You have no passkey yet.</p>}
        <ul ref={list} aria-label="Passkeys" className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        {passkeys.length < most && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add a Passkey
          </Button>
        )}
        <DialogClose>Close</DialogClose>
      </DialogFooter>
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} />
    </>
  )
}
