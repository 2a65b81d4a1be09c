import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** The interest options hang off the business as one whole list. */
const field = 'interestOptions'

/** What the lists show of an interest option, and need to know to put it in its place. */
graphql`
  fragment interestLists_option on InterestOption {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    label
    # eslint-disable-next-line relay/unused-fields
    sortOrder
  }
`

/** What every write to the options asks back: the whole list as it is by then. */
graphql`
  fragment interestLists_business on Business {
    # eslint-disable-next-line relay/unused-fields
    interestOptions {
      ...interestLists_option
    }
  }
`

/** Puts an option where it belongs in the list, if that has been loaded; those around it may have moved too. */
export function placeInterestOption(_store: RecordSourceProxy, business: RecordProxy, option: RecordProxy) {
  const options = business.getLinkedRecords(field)
  if (!options) return
  const others = options.filter((other) => other.getDataID() !== option.getDataID())
  const place = (record: RecordProxy) => Number(record.getValue('sortOrder') ?? 0)
  business.setLinkedRecords(
    [...others, option].sort((a, b) => place(a) - place(b)),
    field,
  )
}

/** Takes an option that is gone out of the list and out of the store. */
export function removeInterestOption(store: RecordSourceProxy, business: RecordProxy, id: string) {
  const options = business.getLinkedRecords(field)
  if (options) {
    business.setLinkedRecords(
      options.filter((option) => option.getDataID() !== id),
      field,
    )
  }
  store.delete(id)
}
