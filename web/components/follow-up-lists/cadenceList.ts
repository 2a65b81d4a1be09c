import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** The steps of all plans hang off the business as one whole list. */
const field = 'followUpCadences'

/** What the plans show of a step, and need to know to put it in its place. */
graphql`
  fragment cadenceList_cadence on FollowUpCadence {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    customerStatus
    # eslint-disable-next-line relay/unused-fields
    dayNumber
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...PlanStep_cadence
  }
`

const loaded = (business: RecordProxy) => business.getLinkedRecords(field)

/** Puts a step where it belongs in the plans that have been loaded: by its day, then as old as it is. */
export function placeCadence(_store: RecordSourceProxy, business: RecordProxy, cadence: RecordProxy): void {
  const steps = loaded(business)
  if (!steps) return
  const others = steps.filter((step) => step.getDataID() !== cadence.getDataID())
  const place = (step: RecordProxy) => [
    Number(step.getValue('dayNumber')),
    Number(step.getValue('databaseId')),
  ]
  const [day = 0, number = 0] = place(cadence)
  const at = others.findIndex((step) => {
    const [otherDay = 0, otherNumber = 0] = place(step)
    return otherDay > day || (otherDay === day && otherNumber > number)
  })
  business.setLinkedRecords(others.toSpliced(at === -1 ? others.length : at, 0, cadence), field)
}

/** Takes a step that is gone out of the plans and out of the store. */
export function removeCadence(store: RecordSourceProxy, business: RecordProxy, id: string): void {
  const steps = loaded(business)
  if (steps) {
    business.setLinkedRecords(
      steps.filter((step) => step.getDataID() !== id),
      field,
    )
  }
  store.delete(id)
}

/** The updater of a write that answers with the `cadence` it changed and the `business` around it. */
export function placeCadenceAnswer(write: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(write)
    const cadence = payload?.getLinkedRecord('cadence')
    const business = payload?.getLinkedRecord('business')
    if (cadence && business) placeCadence(store, business, cadence)
  }
}
