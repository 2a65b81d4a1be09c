import { Counter } from 'prom-client'
import type { Services } from '#api/core/context/services.ts'
import { counter, registerGauge, registry } from '#api/core/telemetry/metrics.ts'

export const texts = counter({
  name: 'cuecard_texts_total',
  help: 'Texts handed to the provider, by outcome: `accepted`, `refused`, `not-sent` or `unknown`.',
  label: 'outcome',
  values: ['accepted', 'refused', 'not-sent', 'unknown'],
})

export const textsNotStored = new Counter({
  name: 'cuecard_texts_not_stored_total',
  help: 'Incoming texts that were not stored, because their business received too many.',
  registers: [registry],
})

/** The largest number of texts that is counted, so that the statement costs the same in every table. */
const mostCounted = 1_000

const counted = (condition: string) =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM "SmsMessage" WHERE ${condition} LIMIT ${mostCounted}) bounded)`

/** Uses the index of `state` and `nextAttemptAt`: finished texts are not read. */
const statement = `SELECT ${counted(`state = 'PENDING'`)} AS pending, ${counted(`state = 'CLAIMED'`)} AS claimed,
  ${counted(`state = 'UNKNOWN' AND "nextAttemptAt" IS NOT NULL`)} AS unknown`

/** Adds the gauge of texts that are under way. */
export function registerTextMetrics({ statements }: Pick<Services, 'statements'>): void {
  registerGauge({
    name: 'cuecard_texts_open',
    help: `Texts under way, at most ${mostCounted} a state: \`pending\`, \`claimed\`, or \`unknown\` while the provider is asked.`,
    label: 'state',
    read: async () => (await statements.rows<Record<string, number>>(statement, []))[0] ?? null,
  })
}
