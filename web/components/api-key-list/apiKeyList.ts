import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** The keys that are not revoked hang off the business as one whole list, newest first. */
const field = 'apiKeys'

/** What the settings show of a key, and need to know to put it in its place. */
graphql`
  fragment apiKeyList_apiKey on ApiKey {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    revokedAt
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ApiKeyRow_apiKey
  }
`

/** Puts a key into the list that has been loaded, or takes it out once it is revoked. */
export function placeApiKey(store: RecordSourceProxy, business: RecordProxy, apiKey: RecordProxy): void {
  removeApiKey(store, business, apiKey.getDataID())
  const others = business.getLinkedRecords(field)
  if (!others || apiKey.getValue('revokedAt') !== null) return
  const number = (key: RecordProxy) => Number(key.getValue('databaseId'))
  const at = others.findIndex((key) => number(key) < number(apiKey))
  business.setLinkedRecords(others.toSpliced(at === -1 ? others.length : at, 0, apiKey), field)
}

/** Takes a key out of the list. */
export function removeApiKey(_store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const keys = business.getLinkedRecords(field)
  if (!keys) return
  business.setLinkedRecords(
    keys.filter((key) => key.getDataID() !== id),
    field,
  )
}
