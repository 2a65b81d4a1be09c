import {
  Award,
  BadgeCheck,
  CalendarCheck,
  CalendarHeart,
  Crown,
  Flame,
  HandHelping,
  Handshake,
  type LucideIcon,
  PhoneCall,
  Rocket,
  Sprout,
  Star,
  Target,
  Trophy,
  Wrench,
  Zap,
} from 'lucide-react'
import { createElement } from 'react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'badge-check': BadgeCheck,
  'calendar-check': CalendarCheck,
  'calendar-heart': CalendarHeart,
  crown: Crown,
  flame: Flame,
  'hand-helping': HandHelping,
  handshake: Handshake,
  'phone-call': PhoneCall,
  rocket: Rocket,
  sprout: Sprout,
  star: Star,
  target: Target,
  trophy: Trophy,
  wrench: Wrench,
  zap: Zap,
}

/** The icon of a title or a badge, by its name in the API. */
export function PointIcon({ icon, className }: { icon: string; className?: string }) {
  return createElement(icons[icon] ?? Award, { className })
}
