import { builder } from '#api/core/builder.ts'
import { globalId, idOf } from '#api/core/ids.ts'
import { businessField } from '#api/modules/business/payload.ts'
import type { NamedMember } from '#api/modules/team/assignee.ts'
import { AccessLevelEnum, VendorContact } from '#api/modules/vendors/schema.ts'
import { createVendor, deleteVendor, updateVendor } from '#api/modules/vendors/service.ts'

const NamedMemberInput = builder.inputType('NamedMemberInput', {
  description: 'A member of the team: one of these.',
  isOneOf: true,
  fields: (t) => ({
    memberId: t.id({ description: 'An active member.' }),
    fullName: t.string({
      description: 'An active member by full name; of two who share it, whoever joined first.',
    }),
  }),
})

const vendorId = (id: string) => idOf('VendorContact', id, 'Vendor contact')

type Named = typeof NamedMemberInput.$inferInput

/** What was sent, as the service takes it; what was not sent stays `undefined`. */
function memberOf(sent: Named | null | undefined): NamedMember | null | undefined {
  if (sent == null) return sent
  if (sent.memberId != null) return { memberId: idOf('User', sent.memberId, 'Team member') }
  return sent.fullName == null ? null : { fullName: sent.fullName }
}

builder.relayMutationField(
  'createVendorContact',
  {
    inputFields: (t) => ({
      company: t.string({ required: true, description: 'At most 120 characters.' }),
      salesRep: t.string({ required: true, description: 'At most 160 characters.' }),
      phoneNumber: t.string({ required: true, description: 'In any writing, at most 40 characters.' }),
      webAddress: t.string({ description: 'At most 300 characters.' }),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      accessLevel: t.field({ type: AccessLevelEnum, required: true, defaultValue: 'ALL' }),
      assignedTo: t.field({ type: NamedMemberInput, description: 'Nobody when it is missing.' }),
    }),
  },
  {
    authScopes: { can: 'vendor:write' },
    description: 'Adds a vendor contact. BAD_INPUT for a level that the viewer does not see.',
    resolve: (_root, { input: { assignedTo, ...input } }, { shop }) =>
      createVendor(shop, memberOf(assignedTo) ?? null, input),
  },
  {
    outputFields: (t) => ({
      vendorContact: t.field({ type: VendorContact, resolve: (vendor) => vendor }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'updateVendorContact',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      company: t.string({ description: 'At most 120 characters.' }),
      salesRep: t.string({ description: 'At most 160 characters.' }),
      phoneNumber: t.string({ description: 'In any writing, at most 40 characters.' }),
      webAddress: t.string({ description: 'At most 300 characters.' }),
      notes: t.string({ description: 'At most 5,000 characters.' }),
      accessLevel: t.field({ type: AccessLevelEnum }),
      assignedTo: t.field({ type: NamedMemberInput, description: 'Null for nobody.' }),
    }),
  },
  {
    authScopes: { can: 'vendor:write' },
    description: 'Changes the fields that are given. BAD_INPUT for a level that the viewer does not see.',
    resolve: (_root, { input: { id, assignedTo, ...input } }, { shop }) =>
      updateVendor(shop, vendorId(id), memberOf(assignedTo), input),
  },
  {
    outputFields: (t) => ({
      vendorContact: t.field({ type: VendorContact, resolve: (vendor) => vendor }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'deleteVendorContact',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'vendor:delete' },
    description: 'Deletes a vendor contact.',
    resolve: async (_root, { input }, { shop }) => {
      const id = vendorId(input.id)
      await deleteVendor(shop, id)
      return { deletedVendorContactId: globalId('VendorContact', id) }
    },
  },
  {
    outputFields: (t) => ({
      deletedVendorContactId: t.exposeID('deletedVendorContactId'),
      business: businessField(t),
    }),
  },
)
