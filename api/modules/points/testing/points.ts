import type { World } from '#api/testing/harness/world.ts'

/** Each user's points, counts and streaks, computed from the entries of the ledger. */
export async function byTheLedger({ prisma }: World, businessId: number) {
  const entries = await prisma.pointEntry.findMany({ where: { businessId }, orderBy: { id: 'asc' } })
  const people = [...new Set(entries.map(({ userId }) => userId))].sort((a, b) => a - b)
  return people.map((userId) => {
    const own = entries.filter((entry) => entry.userId === userId)
    const count = (pattern: RegExp) =>
      own.reduce((sum, { rule, turn }) => sum + (pattern.test(rule) ? sign(turn) : 0), 0)
    const standing = new Map<string, number>()
    const points = new Map<string, number>()
    for (const entry of own) {
      const day = entry.localDay.toISOString().slice(0, 10)
      standing.set(day, (standing.get(day) ?? 0) + sign(entry.turn))
      points.set(day, (points.get(day) ?? 0) + entry.points)
    }
    const days = [...standing].flatMap(([day, left]) => (left > 0 ? [day] : [])).sort()
    const runs = runsOf(days)
    const last = days.at(-1) ?? null
    return {
      userId,
      totalPoints: own.reduce((sum, entry) => sum + entry.points, 0),
      hotBoardResolutions: count(/^hot-item-(low|medium|high|urgent)$/),
      urgentResolutions: count(/^hot-item-urgent$/),
      quickResolutions: count(/^hot-item-quick$/),
      contactsDone: count(/^contact-/),
      onTimeFollowUps: count(/^follow-up-on-time$/),
      sales: count(/^customer-sold$/),
      streakDays: runs.at(-1) ?? 0,
      bestStreak: Math.max(0, ...runs),
      lastActivityDate: last,
      dayPoints: last === null ? 0 : (points.get(last) ?? 0),
      mostInADay: Math.max(0, ...points.values()),
      leastInADay: Math.min(0, ...points.values()),
    }
  })
}

const sign = (turn: number) => (turn % 2 === 0 ? 1 : -1)

/** The lengths of the runs of consecutive days. */
export function runsOf(days: readonly string[]): number[] {
  const runs: number[] = []
  let before = Number.NaN
  for (const day of days) {
    const number = Date.parse(day) / 86_400_000
    if (number === before + 1) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
    before = number
  }
  return runs
}

/** The same figures as the database has stored them. */
export async function asKept({ prisma }: World, businessId: number) {
  const rows = await prisma.gamificationStats.findMany({ where: { businessId }, orderBy: { userId: 'asc' } })
  return rows.map(
    ({ businessId: _ctx, id, createdAt, updatedAt, currentTitle, lastActivityDate, ...sums }) => ({
      ...sums,
      lastActivityDate: lastActivityDate?.toISOString().slice(0, 10) ?? null,
    }),
  )
}

/** The users whose stored figures differ from the ledger; should be empty. */
export async function unbalanced(world: World, businessId: number) {
  const kept = await asKept(world, businessId)
  return (await byTheLedger(world, businessId)).filter(({ mostInADay, leastInADay, ...sums }) => {
    const own = kept.find(({ userId }) => userId === sums.userId)
    const same = own && Object.entries(sums).every(([name, value]) => own[name as keyof typeof own] === value)
    return !same || mostInADay > 200 || leastInADay < 0
  })
}
