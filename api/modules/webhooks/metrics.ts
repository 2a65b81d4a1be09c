import type { Services } from '#api/core/context/services.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'
import { failuresBeforePause } from '#api/modules/webhooks/delivery/backoff.ts'

/** The largest number of messages that is counted, so that the statement costs the same in every table. */
const mostCounted = 1_000

const pending = `SELECT count(*)::int AS pending FROM (
    SELECT 1 FROM "WebhookDelivery" WHERE state = 'PENDING' LIMIT ${mostCounted}) bounded`

/** The endpoints of businesses that may work. A message is due for the time since which it could have been sent. */
const oldestDue = `SELECT min(coalesce(oldest."nextAttemptAt", oldest."createdAt")) AS since
    FROM "WebhookEndpoint" endpoint JOIN "Business" business ON business.id = endpoint."businessId"
    CROSS JOIN LATERAL (SELECT "createdAt", "nextAttemptAt" FROM "WebhookDelivery" delivery
       WHERE delivery."businessId" = endpoint."businessId" AND delivery."endpointId" = endpoint.id
         AND state = 'PENDING' ORDER BY id LIMIT 1) oldest
   WHERE business."isActive" AND business."subscriptionStatus" = 'ACTIVE'
     AND endpoint."isActive" AND endpoint.failures < ${failuresBeforePause}`

const endpoints = `SELECT count(*) FILTER (WHERE "isActive" AND failures < ${failuresBeforePause})::int AS working,
    count(*) FILTER (WHERE "isActive" AND failures >= ${failuresBeforePause})::int AS failing,
    count(*) FILTER (WHERE NOT "isActive" AND "disabledReason" IS NOT NULL)::int AS disabled
  FROM "WebhookEndpoint"`

/** Adds the gauges of webhooks: their backlog, and how their receivers do. */
export function registerWebhookMetrics({ statements, clock }: Pick<Services, 'statements' | 'clock'>): void {
  const first = async <Row extends object>(statement: string) =>
    (await statements.rows<Row>(statement, []))[0]
  registerGauge({
    name: 'cuecard_webhooks_pending',
    help: `Messages of webhooks that are not delivered yet, counted up to ${mostCounted}.`,
    read: async () => (await first<{ pending: number }>(pending))?.pending ?? null,
  })
  registerGauge({
    name: 'cuecard_webhooks_lag_seconds',
    help: 'How long the oldest message to a webhook that works has been due; 0 when none is.',
    async read() {
      const since = (await first<{ since: Date | null }>(oldestDue))?.since
      return since ? Math.max(0, clock.now().getTime() - since.getTime()) / 1000 : 0
    },
  })
  registerGauge({
    name: 'cuecard_webhooks',
    help: 'Webhooks of all businesses: `working`, `failing`, or `disabled` by Cuecard after a day of failures.',
    label: 'state',
    read: async () => (await first<Record<string, number>>(endpoints)) ?? null,
  })
}
