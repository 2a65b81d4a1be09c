import {
  BookUser,
  CalendarClock,
  ListTodo,
  type LucideIcon,
  MessageSquareText,
  PhoneForwarded,
  StickyNote,
  User,
} from 'lucide-react'
import type { TrashType } from '#web/features/trash/trashKinds.ts'

/** The icons of the menu for these records. */
export const trashIcons: Record<TrashType, LucideIcon> = {
  Customer: User,
  Contact: CalendarClock,
  OrganizerTask: ListTodo,
  StickyNote,
  HotBoardComment: MessageSquareText,
  VendorContact: BookUser,
  FollowUpStep: PhoneForwarded,
}
