import { enumTexts } from '#api/rest/route.ts'

export const businessTypeTexts = enumTexts(
  { BILLIARDS: 'billiards', RETAIL: 'retail', RESTAURANT: 'restaurant', SERVICE: 'service', OTHER: 'other' },
  'Business type must be billiards, retail, restaurant, service or other',
)

export const subscriptionTexts = enumTexts(
  { ACTIVE: 'active', SUSPENDED: 'suspended', CANCELLED: 'cancelled' },
  'Status must be active, suspended or cancelled',
)
