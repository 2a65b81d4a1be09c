import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { CustomerStatus } from '#api/generated/enums.ts'
import type { PlannedRecord } from '#api/modules/imports/jobs/planRecords.ts'
import { chosenFor, type ImportCounts, type ImportSettings } from '#api/modules/imports/settings.ts'

/** How many different words of the file are offered to be mapped. */
const mostWords = 100

const steps = `SELECT "customerStatus" AS status, count(*)::int AS steps,
    (count(*) FILTER (WHERE "dayNumber" = 1))::int AS tomorrow
   FROM "FollowUpStep" WHERE "businessId" = $1 AND "isActive" GROUP BY 1`

class Words {
  private readonly counts = new Map<string, { word: string; count: number }>()

  add(word: string | null): void {
    if (!word) return
    const key = fold(word)
    const there = this.counts.get(key)
    if (there) there.count += 1
    else this.counts.set(key, { word, count: 1 })
  }

  /** Most frequent first. */
  list(): { word: string; count: number }[] {
    return [...this.counts.values()].sort((one, other) => other.count - one.count).slice(0, mostWords)
  }
}

/** Counts what planned records say and make. */
export function planTally(settings: ImportSettings) {
  const interests = new Words()
  const statuses = new Words()
  const added = new Map<CustomerStatus, number>()
  const states: ImportCounts['states'] = {}
  const counts = { warnings: 0, lastContacts: 0, nextContacts: 0, pastContacts: 0 }

  return {
    add(ctx: BusinessContext, plans: readonly PlannedRecord[]): void {
      const now = ctx.now().toISOString()
      for (const { state, customer, problems, unknownStatus } of plans) {
        states[state] = (states[state] ?? 0) + 1
        if (state !== 'NEW' && state !== 'MATCHED') continue
        if (problems.length > 0) counts.warnings += 1
        interests.add(customer.interest)
        statuses.add(unknownStatus)
        if (customer.lastContact) counts.lastContacts += 1
        if (customer.nextContact) counts[customer.nextContact < now ? 'pastContacts' : 'nextContacts'] += 1
        if (state !== 'NEW') continue
        const status = customer.status ?? 'UNSOLD'
        added.set(status, (added.get(status) ?? 0) + 1)
      }
    },
    async finish(ctx: BusinessContext): Promise<ImportCounts> {
      const options = await ctx.db.interestOption.findMany({ select: { label: true } })
      const labels = new Map(options.map(({ label }) => [fold(label), label]))
      const plans = await ctx.sql<{ status: CustomerStatus; steps: number; tomorrow: number }>(steps)
      const made = (of: 'steps' | 'tomorrow') =>
        plans.reduce((sum, plan) => sum + plan[of] * (added.get(plan.status) ?? 0), 0)
      return {
        ...counts,
        states,
        interestWords: interests.list().map(({ word, count }) => ({
          word,
          count,
          label: chosenFor(settings.interests, word) ?? labels.get(fold(word)) ?? word,
          isNew: !labels.has(fold(chosenFor(settings.interests, word) ?? word)),
        })),
        statusWords: statuses
          .list()
          .map(({ word, count }) => ({ word, count, status: chosenFor(settings.statuses, word) ?? null })),
        followUps: made('steps'),
        followUpsTomorrow: made('tomorrow'),
      }
    },
  }
}
