import type { ActivityType } from './activityTypes.ts'

/** The label and the color of each type of activity. */
export const activityBadges: Record<ActivityType, { word: string; tone: string }> = {
  CONTACT: { word: 'Contact', tone: 'bg-blue-soft text-blue-ink' },
  SALE: { word: 'Sale', tone: 'bg-green-soft text-green-ink' },
  NOTE: { word: 'Note', tone: 'bg-yellow-soft text-yellow-ink' },
  MEETING: { word: 'Meeting', tone: 'bg-orange-soft text-orange-ink' },
  OTHER: { word: 'Other', tone: 'bg-neutral-soft text-neutral-ink' },
}
