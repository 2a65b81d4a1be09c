import { graphql } from 'react-relay/hooks'
import { getRequest } from 'relay-runtime'

const operation = graphql`
  mutation noteUseMutation {
    noteUse {
      noted
    }
  }
`

/** The least time between two notes, in milliseconds. */
const pause = 30_000

/** What only a person does. A page scrolls and reads by itself too. */
const acts = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Tells the server that somebody uses this session, also while they only read or type: it may end a session that nobody
 * uses (docs/product/accounts.md#idle-sessions). A note that gets lost is made up for by the next act. Returns a function
 * that stops it.
 */
export function noteUse(token: string): () => void {
  const { id: documentId, name: operationName } = getRequest(operation).params
  let notedAt = Number.NEGATIVE_INFINITY
  const note = () => {
    if (performance.now() - notedAt < pause) return
    notedAt = performance.now()
    fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ documentId, operationName }),
      priority: 'low',
    }).catch(() => {
      notedAt = Number.NEGATIVE_INFINITY
    })
  }
  const over = new AbortController()
  const { signal } = over
  for (const act of acts) document.addEventListener(act, note, { signal, passive: true, capture: true })
  return () => over.abort()
}
