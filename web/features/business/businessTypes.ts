/** The types of business, in their order. */
export const businessTypes = ['BILLIARDS', 'RETAIL', 'RESTAURANT', 'SERVICE', 'OTHER'] as const

/** `BILLIARDS` → `Billiards` */
export const typeLabel = (businessType: string) =>
  businessType.slice(0, 1) + businessType.slice(1).toLowerCase()

export const typeOptions = businessTypes.map((value) => ({ value, label: typeLabel(value) }))
