import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { listConnection } from '#api/core/reads/listConnection.ts'
import { changeArgs, withChangeArgs } from '#api/core/sync/recordOrder.ts'
import { levelsSeenBy } from '#api/core/viewer/accessLevels.ts'
import { AccessLevel } from '#api/generated/enums.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { Viewer } from '#api/modules/team/viewer.ts'
import { seenVendors, vendorList } from '#api/modules/vendor-contacts/lists.ts'

export const AccessLevelEnum = builder.enumType('AccessLevel', {
  description: 'Who sees a record: the whole team, managers and admins, or admins alone.',
  values: Object.values(AccessLevel),
})

/** A vendor contact: a sales representative at a supplier. */
export const VendorContact = builder.prismaNode('VendorContact', {
  ...recordNode(seenVendors),
  description: 'A contact at a vendor. To viewers without its access level it does not exist.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    company: t.exposeString('company'),
    salesRep: t.exposeString('salesRep'),
    phoneNumber: t.exposeString('phoneNumber', {
      description: 'The phone number as it was entered, with any extension.',
    }),
    webAddress: t.exposeString('webAddress', {
      nullable: true,
      description: 'The address as it was entered. Check its scheme before you make it a link.',
    }),
    notes: t.exposeString('notes', { nullable: true }),
    accessLevel: t.expose('accessLevel', { type: AccessLevelEnum }),
    assignedTo: t.relation('assignedTo', {
      nullable: true,
      description: 'The user who is responsible for this vendor; null for nobody.',
    }),
    assignedToName: t.exposeString('assignedToName', {
      nullable: true,
      description: 'Full name of the assignee at the time of the assignment.',
    }),
    createdByName: t.exposeString('createdByName', { description: 'Full name of the creator at that time.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean(allowed('vendor:write', 'edit it')),
    canDelete: t.boolean(allowed('vendor:delete', 'delete it')),
  }),
})

builder.prismaObjectField(Business, 'vendorContacts', (t) =>
  t.connection(
    {
      type: VendorContact,
      description:
        'Vendor contacts that the viewer may see, by company. The search finds words of company, sales rep and phone number, and digits.',
      args: { ...changeArgs, search: t.arg.string() },
      ...listConnection(withChangeArgs(vendorList)),
    },
    ...connectionOf(VendorContact),
  ),
)

builder.objectField(Viewer, 'vendorAccessLevels', (t) =>
  t.field({
    type: [AccessLevelEnum],
    extensions: priced({ rows: 3, statements: 0 }),
    description: 'The access levels that the viewer has and may give to a vendor contact, the widest first.',
    resolve: (_viewer, _args, { viewer }) => levelsSeenBy(viewer),
  }),
)
