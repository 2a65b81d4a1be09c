import { runsOf } from '#api/modules/points/testing/points.ts'

/** The counters, named as in the statistics. */
type Counts =
  | 'hotBoardResolutions'
  | 'urgentResolutions'
  | 'quickResolutions'
  | 'contactsDone'
  | 'onTimeFollowUps'
  | 'sales'

interface Worth {
  points: number
  counts: Counts[]
}

interface Entry extends Worth {
  userId: number
  subject: string
  day: string
  at: number
}

const titles = [
  [6000, 'Legend'],
  [3000, 'Shop Hero'],
  [1500, 'Team Star'],
  [750, 'Closer'],
  [300, 'Go-Getter'],
  [100, 'Helper'],
  [0, 'Newcomer'],
] as const

const badges = {
  'first-fix': ['hotBoardResolutions', 1],
  firefighter: ['urgentResolutions', 10],
  'quick-draw': ['quickResolutions', 25],
  'week-streak': ['bestStreak', 7],
  'month-streak': ['bestStreak', 30],
  century: ['contactsDone', 100],
  'follow-through': ['onTimeFollowUps', 50],
  dealmaker: ['sales', 25],
} as const

const hour = 3_600_000
const plain = (points: number, ...counts: Counts[]): Worth[] => [{ points, counts }]

/** The points of each act. */
export const worth = {
  item(priority: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT', age: number, own: boolean): Worth[] {
    if (own && age <= hour / 6) return []
    const points = { LOW: 5, MEDIUM: 10, HIGH: 20, URGENT: 30 }[priority]
    const urgent: Counts[] = priority === 'URGENT' ? ['urgentResolutions'] : []
    const quick = age <= 2 * hour ? plain(10, 'quickResolutions') : []
    return [...plain(points, 'hotBoardResolutions', ...urgent), ...quick]
  },
  contact: (onTime: boolean) => plain(onTime ? 5 : 2, 'contactsDone'),
  followUp: (onTime: boolean) => (onTime ? plain(5, 'onTimeFollowUps') : plain(2)),
  appointment: () => plain(10),
  sale: () => plain(25, 'sales'),
}

/** A simple model of the rules (docs/product/team-board.md): all entries in a list, summed on each read. */
export class PointsModel {
  enabled = true
  #standing: Entry[] = []
  readonly #earned = new Set<string>()
  readonly #people = new Set<number>()

  earn(userId: number, worths: Worth[], subject: string, day: string, at: number, since = 0): void {
    if (!this.enabled || worths.length === 0) return
    this.#people.add(userId)
    if (this.#standing.some((entry) => entry.subject === subject && entry.at > since)) return
    for (const { points, counts } of worths) {
      const left =
        200 - this.#own(userId).reduce((sum, entry) => sum + (entry.day === day ? entry.points : 0), 0)
      this.#standing.push({ userId, points: Math.min(points, left), counts, subject, day, at })
    }
    for (const [badge, [count, goal]] of Object.entries(badges)) {
      if (this.#sums(userId)[count] >= goal) this.#earned.add(`${userId} ${badge}`)
    }
  }

  undo(subject: string, since = 0): void {
    this.#standing = this.#standing.filter((entry) => entry.subject !== subject || entry.at <= since)
  }

  #own = (userId: number) => this.#standing.filter((entry) => entry.userId === userId)

  #sums(userId: number) {
    const own = this.#own(userId)
    const count = (what: Counts) => own.filter(({ counts }) => counts.includes(what)).length
    const days = [...new Set(own.map(({ day }) => day))].sort()
    const runs = runsOf(days)
    return {
      totalPoints: own.reduce((sum, { points }) => sum + points, 0),
      hotBoardResolutions: count('hotBoardResolutions'),
      urgentResolutions: count('urgentResolutions'),
      quickResolutions: count('quickResolutions'),
      contactsDone: count('contactsDone'),
      onTimeFollowUps: count('onTimeFollowUps'),
      sales: count('sales'),
      streakDays: runs.at(-1) ?? 0,
      bestStreak: Math.max(0, ...runs),
      lastActivityDate: days.at(-1) ?? null,
    }
  }

  /** The expected figures of all users who have ever earned points. */
  expected() {
    return [...this.#people]
      .sort((a, b) => a - b)
      .map((userId) => {
        const sums = this.#sums(userId)
        return {
          userId,
          ...sums,
          currentTitle: titles.find(([from]) => sums.totalPoints >= from)?.[1],
          badges: Object.fromEntries(
            Object.entries(badges).flatMap(([badge, [count, goal]]) => {
              const earned = this.#earned.has(`${userId} ${badge}`)
              const progress = earned ? goal : sums[count]
              return progress > 0 ? [[badge, { earned, progress }]] : []
            }),
          ),
        }
      })
  }
}
