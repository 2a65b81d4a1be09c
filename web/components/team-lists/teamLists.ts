import { graphql } from 'react-relay/hooks'
import type { RecordProxy, RecordSourceProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** Everything that lists show of a member; ask for it wherever one may come into them. */
graphql`
  fragment teamLists_user on User {
    # eslint-disable-next-line relay/unused-fields
    id
    # eslint-disable-next-line relay/unused-fields
    databaseId
    # eslint-disable-next-line relay/unused-fields
    firstName
    # eslint-disable-next-line relay/unused-fields
    lastName
    # eslint-disable-next-line relay/unused-fields
    fullName
    # eslint-disable-next-line relay/unused-fields
    role
    # eslint-disable-next-line relay/unused-fields
    isActive
    # eslint-disable-next-line relay/unused-fields
    isViewer
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...Member_user
  }
`

/** The lists of a business that hold its members, and who stands in each. */
const lists: Readonly<Record<string, (member: RecordProxy) => boolean>> = {
  team: () => true,
  colleagues: (member) => member.getValue('isActive') === true && member.getValue('isViewer') !== true,
}

/** Puts a member where they belong in the lists that have been loaded. Again changes nothing. */
export function placeMember(_store: RecordSourceProxy, business: RecordProxy, member: RecordProxy): void {
  for (const [list, holds] of Object.entries(lists)) {
    const others = othersIn(business, list, member.getDataID())
    if (!others) continue
    const at = others.findIndex((other) => comesBefore(member, other))
    const place = at === -1 ? others.length : at
    business.setLinkedRecords(holds(member) ? others.toSpliced(place, 0, member) : others, list)
  }
}

/** Takes a member who is gone out of the lists. */
export function removeMember(_store: RecordSourceProxy, business: RecordProxy, id: string): void {
  for (const list of Object.keys(lists)) {
    const others = othersIn(business, list, id)
    if (others) business.setLinkedRecords(others, list)
  }
}

/** The updater of a write that answers with the `user` it changed and the `business` around them. */
export function placeAnsweredMember(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const member = payload?.getLinkedRecord('user')
    const business = payload?.getLinkedRecord('business')
    if (member && business) placeMember(store, business, member)
  }
}

function othersIn(business: RecordProxy, list: string, id: string): RecordProxy[] | null {
  const members = business.getLinkedRecords(list)
  return members?.filter((member) => member !== null && member.getDataID() !== id) ?? null
}

const text = (member: RecordProxy, field: string) => String(member.getValue(field) ?? '')
const left = (member: RecordProxy) => (member.getValue('isActive') === true ? 0 : 1)
const number = (member: RecordProxy) => Number(member.getValue('databaseId') ?? 0)

/** The server's order: active ones first, then by name. */
function comesBefore(member: RecordProxy, other: RecordProxy): boolean {
  const order =
    left(member) - left(other) ||
    text(member, 'firstName').localeCompare(text(other, 'firstName')) ||
    text(member, 'lastName').localeCompare(text(other, 'lastName')) ||
    number(member) - number(other)
  return order < 0
}
