import { fold } from '#api/core/text/fold.ts'
import type { BusinessType } from '#api/generated/enums.ts'

/** The default interest options by type of business. */
const labels: Record<BusinessType, readonly string[]> = {
  BILLIARDS: ['Pool tables', 'Accessories', 'Shuffle board', 'Darts', 'Foosball'],
  RETAIL: ['New arrivals', 'Special order', 'Gift ideas', 'Sale items', 'Repairs'],
  RESTAURANT: ['Table reservation', 'Private party', 'Catering', 'Gift cards', 'Events'],
  SERVICE: ['New installation', 'Repair', 'Maintenance', 'Inspection', 'Estimate'],
  OTHER: ['General inquiry', 'Products', 'Services', 'Estimate'],
}

/** The value of an option with this label: lower case, with underscores for spaces. */
export function optionValue(label: string): string {
  return label.toLowerCase().replaceAll(' ', '_')
}

/** The form by which labels are compared: two options whose labels differ only in spelling are one. */
export function optionKey(label: string): string {
  return optionValue(fold(label))
}

/** The interest options of a new business, in order. */
export function startingOptions(businessType: BusinessType) {
  return labels[businessType].map((label, sortOrder) => ({ value: optionValue(label), label, sortOrder }))
}
