import {
  BookUser,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Flame,
  History,
  LayoutDashboard,
  ListTodo,
  Medal,
  MessageSquareText,
  PhoneForwarded,
  Settings,
  StickyNote,
  Users,
} from 'lucide-react'

/** The icons of the menu. Routes name them, because routes are in the entry of the application and icons are not. */
export const menuIcons = {
  BookUser,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  Flame,
  History,
  LayoutDashboard,
  ListTodo,
  Medal,
  MessageSquareText,
  PhoneForwarded,
  Settings,
  StickyNote,
  Users,
}

export type MenuIcon = keyof typeof menuIcons
