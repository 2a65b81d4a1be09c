/** The label and the color of each type of activity. */
export const activityTypes = {
  CONTACT: { word: 'Contact', tone: 'bg-blue-soft text-blue-ink' },
  SALE: { word: 'Sale', tone: 'bg-green-soft text-green-ink' },
  NOTE: { word: 'Note', tone: 'bg-yellow-soft text-yellow-ink' },
  MEETING: { word: 'Meeting', tone: 'bg-orange-soft text-orange-ink' },
  OTHER: { word: 'Other', tone: 'bg-neutral-soft text-neutral-ink' },
} as const

export type ActivityType = keyof typeof activityTypes
