import { z } from 'zod'
import { BusinessType, SubscriptionStatus } from '#api/generated/enums.ts'
import { businessChanges } from '#api/modules/business/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { enumTexts, instantText } from '#api/rest/route.ts'
import { databaseId, from } from '#api/rest/selection.ts'

export const businessTypeTexts = enumTexts(
  BusinessType,
  'Business type must be billiards, retail, restaurant, service or other',
)

export const subscriptionTexts = enumTexts(
  SubscriptionStatus,
  'Status must be active, suspended or cancelled',
)

const business = z
  .object({
    id: databaseId,
    name: z.string(),
    businessType: businessTypeTexts.answer,
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    timeZone: z.string(),
    maxAppointmentsPerDay: z.int(),
    idleMinutes: z.int().nullable(),
    gamificationEnabled: from('isGamificationEnabled', z.boolean()),
    isActive: z.boolean(),
    subscriptionStatus: subscriptionTexts.answer,
    smsEnabled: from('isSmsEnabled', z.boolean()),
    createdAt: instantText,
    updatedAt: instantText,
  })
  .meta({ id: 'Business' })

/** The REST rows of the viewer's business. */
export const rows = [
  queryRow({
    path: '/api/business',
    summary: "The user's business.",
    at: 'viewer.business',
    answer: business,
  }),
  mutationRow({
    method: 'PUT',
    path: '/api/business',
    summary:
      'Changes the fields of the business that are sent. `isActive`, `subscriptionStatus` and `smsEnabled` are read only: they are ignored here.',
    mutation: 'updateBusiness',
    payload: 'business',
    answer: business,
    body: businessChanges.extend({ businessType: businessTypeTexts.body.optional() }),
  }),
]
