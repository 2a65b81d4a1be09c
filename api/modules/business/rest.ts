import { z } from 'zod'
import { businessChanges } from '#api/modules/business/input.ts'
import { enumTexts, instant, row } from '#api/rest/route.ts'

export const businessTypeTexts = enumTexts(
  { BILLIARDS: 'billiards', RETAIL: 'retail', RESTAURANT: 'restaurant', SERVICE: 'service', OTHER: 'other' },
  'Business type must be billiards, retail, restaurant, service or other',
)

export const subscriptionTexts = enumTexts(
  { ACTIVE: 'active', SUSPENDED: 'suspended', CANCELLED: 'cancelled' },
  'Status must be active, suspended or cancelled',
)

const businessFields = `
  id: databaseId name businessType address phone email timeZone maxAppointmentsPerDay
  gamificationEnabled: isGamificationEnabled
  isActive subscriptionStatus smsEnabled: isSmsEnabled createdAt updatedAt`

const business = z
  .object({
    id: z.int(),
    name: z.string(),
    businessType: businessTypeTexts.answer,
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    timeZone: z.string(),
    maxAppointmentsPerDay: z.int(),
    gamificationEnabled: z.boolean(),
    isActive: z.boolean(),
    subscriptionStatus: subscriptionTexts.answer,
    smsEnabled: z.boolean(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Business' })

/** The REST rows of the viewer's business. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/business',
    summary: "The user's business.",
    operation: `query { viewer { business { ${businessFields} } } }`,
    at: 'viewer.business',
    answer: business,
  }),
  row({
    method: 'PUT',
    path: '/api/business',
    summary:
      'Changes the fields of the business that are sent. `isActive`, `subscriptionStatus` and `smsEnabled` are read only: they are ignored here.',
    operation: `mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) {
      business { ${businessFields} } } }`,
    at: 'updateBusiness.business',
    answer: business,
    body: businessChanges.extend({ businessType: businessTypeTexts.body.optional() }),
    variables: ({ body }) => ({ input: body }),
  }),
]
