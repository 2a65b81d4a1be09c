/** A badge of the fixed set (decisions section 13). */
export interface Badge {
  /** Its key in `UserBadge`. */
  id: string
  name: string
  /** What earns it, in words. */
  description: string
  /** Name of a lucide icon. */
  icon: string
  /** `#RRGGBB`. */
  color: string
  /** How many of what is counted earn it. */
  max: number
}

const badge = (
  id: string,
  name: string,
  description: string,
  icon: string,
  color: string,
  max: number,
): Badge => ({ id, name, description, icon, color, max })

/** All badges that there are, in the order they are shown (names and counts: decisions section 13). */
export const badgeSet: readonly Badge[] = [
  badge('first-fix', 'First Fix', 'Resolve a hot board item', 'wrench', '#3B82F6', 1),
  badge('firefighter', 'Firefighter', 'Resolve 10 urgent items', 'flame', '#EF4444', 10),
  badge('quick-draw', 'Quick Draw', 'Resolve 25 items within two hours', 'zap', '#F59E0B', 25),
  badge('week-streak', 'Week Streak', 'Score on 7 days in a row', 'calendar-check', '#10B981', 7),
  badge('month-streak', 'Month Streak', 'Score on 30 days in a row', 'calendar-heart', '#059669', 30),
  badge('century', 'Century', 'Complete 100 contacts', 'phone-call', '#8B5CF6', 100),
  badge('follow-through', 'Follow-Through', 'Complete 50 follow-ups on time', 'target', '#0EA5E9', 50),
  badge('dealmaker', 'Dealmaker', 'Turn 25 customers to sold', 'handshake', '#EC4899', 25),
]
