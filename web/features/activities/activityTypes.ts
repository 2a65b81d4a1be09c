/** The types of activities, in the order of the filter's options. */
export const activityTypes = ['CONTACT', 'SALE', 'NOTE', 'MEETING', 'OTHER'] as const

export type ActivityType = (typeof activityTypes)[number]
