import { Environment, type MissingFieldHandler, RecordSource, ROOT_TYPE, Store } from 'relay-runtime'
import { type Credentials, createNetwork } from './network.ts'

/** The number of visited screens whose data is kept in the store, so that going back needs no request. */
const releasedScreens = 20

/** Resolves `node(id:)` from the store when the record is there. */
const nodeFromStore: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, args) {
    const isNode = field?.name === 'node' && record?.getType() === ROOT_TYPE
    return isNode && typeof args.id === 'string' ? args.id : undefined
  },
}

/** There is one environment per page load; signing out loads the page again. */
export function createEnvironment(credentials: Credentials): Environment {
  return new Environment({
    network: createNetwork(credentials),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedScreens }),
    missingFieldHandlers: [nodeFromStore],
  })
}
