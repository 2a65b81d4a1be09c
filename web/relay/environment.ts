import { Environment, type MissingFieldHandler, RecordSource, ROOT_TYPE, Store } from 'relay-runtime'
import { type Credentials, createNetwork } from './network.ts'

/** How many screens stay in memory after they were left, so that going back shows them at once. */
const releasedScreens = 20

/** `node(id:)` of something already in the store needs no request. */
const nodeFromStore: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, args) {
    const isNode = field?.name === 'node' && record?.getType() === ROOT_TYPE
    return isNode && typeof args.id === 'string' ? args.id : undefined
  },
}

/** One environment lives as long as the page; signing out loads a new page and with it a new one. */
export function createEnvironment(credentials: Credentials): Environment {
  return new Environment({
    network: createNetwork(credentials),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedScreens }),
    missingFieldHandlers: [nodeFromStore],
  })
}
