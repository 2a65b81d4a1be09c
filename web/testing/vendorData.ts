import { team } from './hotBoardData.ts'

/** A vendor contact as the API returns it, with every field that the screen selects. */
export function vendor(id: number, company: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'VendorContact',
    id: `v${id}`,
    databaseId: id,
    company,
    salesRep: 'Joanna Reed',
    phoneNumber: '5185550121',
    webAddress: null,
    notes: null,
    accessLevel: 'ALL',
    assignedTo: null,
    assignedToName: null,
    canEdit: true,
    canDelete: true,
    ...more,
  }
}

export type VendorData = ReturnType<typeof vendor>

/** A page of vendor contacts. */
export function vendorPage(vendors: readonly VendorData[], hasNextPage = false) {
  const edges = vendors.map((node) => ({ __typename: 'VendorContactEdge', node, cursor: `after ${node.id}` }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

/** The data of the screen, for a viewer with these access levels in Dana's business. */
export function vendorsData(
  vendors: readonly VendorData[],
  { levels = ['ALL', 'MANAGER', 'ADMIN'], hasNextPage = false } = {},
) {
  const vendorContacts = vendorPage(vendors, hasNextPage)
  const business = { __typename: 'Business', id: 'b1', canExportLists: true, team, vendorContacts }
  return { data: { viewer: { __typename: 'Viewer', business, vendorAccessLevels: levels } } }
}
