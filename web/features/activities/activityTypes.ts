import { CircleDot, Handshake, NotebookPen, Phone, ShoppingBag } from 'lucide-react'

/** The word, the icon and the color of each type of activity. */
export const activityTypes = {
  CONTACT: { Icon: Phone, word: 'Contact', tone: 'bg-blue-soft text-blue-ink' },
  SALE: { Icon: ShoppingBag, word: 'Sale', tone: 'bg-green-soft text-green-ink' },
  NOTE: { Icon: NotebookPen, word: 'Note', tone: 'bg-yellow-soft text-yellow-ink' },
  MEETING: { Icon: Handshake, word: 'Meeting', tone: 'bg-orange-soft text-orange-ink' },
  OTHER: { Icon: CircleDot, word: 'Other', tone: 'bg-neutral-soft text-neutral-ink' },
} as const

export type ActivityType = keyof typeof activityTypes
