import type { SuperadminScreenQuery } from '#web/__generated__/SuperadminScreenQuery.graphql.ts'
import query from '#web/__generated__/SuperadminScreenQuery$parameters.ts'
import { auditFilterAt } from '#web/features/audit-trail/auditFilter.ts'
import { superadminPath } from '#web/router/access.ts'
import { defineScreen } from '#web/router/screen.ts'

export const superadminRoute = defineScreen<SuperadminScreenQuery>({
  paths: [superadminPath],
  title: 'Superadmin',
  access: 'superadmin',
  query,
  // The audit trail records every change to a business.
  shows: ['AuditEntry'],
  variables: ({ search }) => ({
    search: search.get('q'),
    businesses: search.get('tab') !== 'trail' && search.get('tab') !== 'system',
    trail: search.get('tab') === 'trail',
    system: search.get('tab') === 'system',
    ...auditFilterAt(search),
  }),
  skeleton: () => import('./PanelSkeleton.tsx').then((code) => code.PanelSkeleton),
  load: () => import('./SuperadminScreen.tsx').then((code) => code.SuperadminScreen),
})
