import type { Counter } from '#api/modules/points/rules.ts'

interface Badge {
  id: string
  name: string
  description: string
  /** The name of a Lucide icon. */
  icon: string
  color: string
  /** The value of `counts` at which the badge is earned. */
  goal: number
  counts: Counter | 'bestStreak'
}

/** The badges and their conditions. An earned badge is never lost. */
export const badges = [
  {
    id: 'first-fix',
    name: 'First Fix',
    description: 'Resolve a hot board item',
    icon: 'wrench',
    color: '#3B82F6',
    goal: 1,
    counts: 'hotBoardResolutions',
  },
  {
    id: 'firefighter',
    name: 'Firefighter',
    description: 'Resolve 10 urgent items',
    icon: 'flame',
    color: '#EF4444',
    goal: 10,
    counts: 'urgentResolutions',
  },
  {
    id: 'quick-draw',
    name: 'Quick Draw',
    description: 'Resolve 25 items within two hours',
    icon: 'zap',
    color: '#F59E0B',
    goal: 25,
    counts: 'quickResolutions',
  },
  {
    id: 'week-streak',
    name: 'Week Streak',
    description: 'Score on 7 days in a row',
    icon: 'calendar-check',
    color: '#10B981',
    goal: 7,
    counts: 'bestStreak',
  },
  {
    id: 'month-streak',
    name: 'Month Streak',
    description: 'Score on 30 days in a row',
    icon: 'calendar-heart',
    color: '#059669',
    goal: 30,
    counts: 'bestStreak',
  },
  {
    id: 'century',
    name: 'Century',
    description: 'Complete 100 contacts',
    icon: 'phone-call',
    color: '#8B5CF6',
    goal: 100,
    counts: 'contactsDone',
  },
  {
    id: 'follow-through',
    name: 'Follow-Through',
    description: 'Complete 50 follow-ups on time',
    icon: 'target',
    color: '#0EA5E9',
    goal: 50,
    counts: 'onTimeFollowUps',
  },
  {
    id: 'dealmaker',
    name: 'Dealmaker',
    description: 'Turn 25 customers to sold',
    icon: 'handshake',
    color: '#EC4899',
    goal: 25,
    counts: 'sales',
  },
] as const satisfies Badge[]
