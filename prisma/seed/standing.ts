import type { Calendar } from './calendar.ts'
import type { BadgeRow, PointRow, StatsRow } from './rows.ts'
import type { Team } from './team.ts'

const titles = [
  [6000, 'Legend'],
  [3000, 'Shop Hero'],
  [1500, 'Team Star'],
  [750, 'Closer'],
  [300, 'Go-Getter'],
  [100, 'Helper'],
  [0, 'Newcomer'],
] as const

/** What stats and badges count of the ledger (decisions section 13). */
const counted = {
  resolutions: ({ rule }: PointRow) => rule === 'hot-item-resolved',
  urgent: ({ rule, points }: PointRow) => rule === 'hot-item-resolved' && points === 30,
  quick: ({ rule }: PointRow) => rule === 'hot-item-quick',
  contacts: ({ rule }: PointRow) => rule === 'contact-completed',
  onTime: ({ rule, points }: PointRow) => rule === 'follow-up-completed' && points === 5,
  sales: ({ rule }: PointRow) => rule === 'customer-sold',
}

const badges = [
  ['first-fix', 'First Fix', 'Resolve a hot board item', 'wrench', '#3B82F6', 1, 'resolutions'],
  ['firefighter', 'Firefighter', 'Resolve 10 urgent items', 'flame', '#EF4444', 10, 'urgent'],
  ['quick-draw', 'Quick Draw', 'Resolve 25 items within two hours', 'zap', '#F59E0B', 25, 'quick'],
  ['week-streak', 'Week Streak', 'Score on 7 days in a row', 'calendar-check', '#10B981', 7, 'streak'],
  ['month-streak', 'Month Streak', 'Score on 30 days in a row', 'calendar-heart', '#059669', 30, 'streak'],
  ['century', 'Century', 'Complete 100 contacts', 'phone-call', '#8B5CF6', 100, 'contacts'],
  ['follow-through', 'Follow-Through', 'Complete 50 follow-ups on time', 'target', '#0EA5E9', 50, 'onTime'],
  ['dealmaker', 'Dealmaker', 'Turn 25 customers to sold', 'handshake', '#EC4899', 25, 'sales'],
] as const

const dayMs = 86_400_000

/** Lengths of the runs of consecutive days up to each entry. */
function runs(entries: PointRow[]): number[] {
  let length = 0
  let last = 0
  return entries.map(({ localDay }) => {
    const day = localDay.getTime() / dayMs
    if (day !== last) length = day === last + 1 ? length + 1 : 1
    last = day
    return length
  })
}

/** Everyone's sums of the ledger, and how far they are with the badges. */
export function standing(calendar: Calendar, team: Team, ledger: PointRow[], since: Date) {
  const stats: StatsRow[] = []
  const earned: BadgeRow[] = []
  for (const { id: userId } of team.everyone) {
    const entries = ledger.filter((entry) => entry.userId === userId)
    const streaks = runs(entries)
    const last = entries.at(-1)
    const alive = last !== undefined && last.localDay >= calendar.date(-1)
    const totalPoints = entries.reduce((sum, { points }) => sum + points, 0)
    const count = (what: keyof typeof counted) => entries.filter(counted[what]).length
    stats.push({
      userId,
      totalPoints,
      hotBoardResolutions: count('resolutions'),
      urgentResolutions: count('urgent'),
      quickResolutions: count('quick'),
      contactsDone: count('contacts'),
      onTimeFollowUps: count('onTime'),
      sales: count('sales'),
      streakDays: alive ? (streaks.at(-1) ?? 0) : 0,
      bestStreak: Math.max(0, ...streaks),
      lastActivityDate: last?.localDay ?? null,
      currentTitle: titles.find(([from]) => totalPoints >= from)?.[1] ?? 'Newcomer',
      createdAt: since,
      updatedAt: last?.createdAt ?? since,
    })
    for (const [badgeId, badgeName, badgeDescription, badgeIcon, badgeColor, maxProgress, what] of badges) {
      const reached = what === 'streak' ? streaks : entries.filter(counted[what]).map((_, index) => index + 1)
      const progress = Math.min(Math.max(0, ...reached), maxProgress)
      if (progress === 0) continue
      const steps = what === 'streak' ? entries : entries.filter(counted[what])
      const earnedAt = steps[reached.indexOf(maxProgress)]?.createdAt ?? null
      const badge = { badgeId, badgeName, badgeDescription, badgeIcon, badgeColor }
      earned.push({ userId, ...badge, progress, maxProgress, earnedAt })
    }
  }
  return { stats, badges: earned }
}
