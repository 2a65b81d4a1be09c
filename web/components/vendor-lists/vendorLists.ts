import { graphql } from 'react-relay/hooks'
import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime'
import { placeInOrder } from '#web/relay/placeInOrder.ts'
import { matchesVendor } from './matchesVendor.ts'

/** The connection of the screen, see `VendorList`. */
const connectionKey = 'VendorList_vendorContacts'

/** The searches whose results may be in memory; null is the whole book. */
const searches = new Set<string | null>([null])

/** Remembers that the result of a search is shown, so that it is kept right from now on. */
export function keepVendorSearch(search: string | null): void {
  searches.add(search)
}

/** Everything that the lists show of a vendor contact; ask for it wherever one may come into them. */
graphql`
  fragment vendorLists_vendorContact on VendorContact {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    company
    # eslint-disable-next-line relay/unused-fields
    salesRep
    # eslint-disable-next-line relay/unused-fields
    phoneNumber
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...VendorCard_vendorContact
  }
`

/** Puts a contact where it belongs in every loaded list, and out of the searches that it no longer fits. */
export function placeVendor(store: RecordSourceProxy, business: RecordProxy, vendor: RecordProxy): void {
  for (const [search, list] of loadedLists(business)) {
    if (search === null || matchesVendor(searched(vendor), search)) {
      placeInOrder(store, list, vendor, 'VendorContactEdge', comesBefore)
    } else {
      ConnectionHandler.deleteNode(list, vendor.getDataID())
    }
  }
}

/** Takes a contact that is gone, or that one may no longer see, out of every list and out of the store. */
export function removeVendor(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const [, list] of loadedLists(business)) ConnectionHandler.deleteNode(list, id)
  store.delete(id)
}

/** The updater of a write that answers with the `vendorContact` it made and the `business` around it. */
export function placeAnsweredVendor(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const vendor = payload?.getLinkedRecord('vendorContact')
    const business = payload?.getLinkedRecord('business')
    if (vendor && business) placeVendor(store, business, vendor)
  }
}

function loadedLists(business: RecordProxy): [search: string | null, list: RecordProxy][] {
  return [...searches].flatMap((search) => {
    const list = ConnectionHandler.getConnection(business, connectionKey, { search })
    return list ? [[search, list]] : []
  })
}

const text = (vendor: RecordProxy, field: string) => String(vendor.getValue(field) ?? '')

function searched(vendor: RecordProxy) {
  return {
    company: text(vendor, 'company'),
    salesRep: text(vendor, 'salesRep'),
    phoneNumber: text(vendor, 'phoneNumber'),
  }
}

// English sorts as the database's collation does.
const { compare } = new Intl.Collator('en')

/** The server's order: by company, then by age. */
function comesBefore(vendor: RecordProxy, other: RecordProxy): boolean {
  const [company, its] = [text(vendor, 'company'), text(other, 'company')]
  const distance = compare(company, its)
  if (distance !== 0) return distance < 0
  if (company !== its) return company < its
  return Number(vendor.getValue('databaseId')) < Number(other.getValue('databaseId'))
}
