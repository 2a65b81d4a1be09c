import type { TritonAdminPanelScreenQuery } from '#web/__generated__/TritonAdminPanelScreenQuery.graphql.ts'
import query from '#web/__generated__/TritonAdminPanelScreenQuery$parameters.ts'
import { auditFilterAt } from '#web/features/audit-trail/auditFilter.ts'
import { superadminPath } from '#web/router/access.ts'
import { defineScreen } from '#web/router/screen.ts'

export const tritonAdminPanelRoute = defineScreen<TritonAdminPanelScreenQuery>({
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
  load: () => import('./TritonAdminPanelScreen.tsx').then((code) => code.TritonAdminPanelScreen),
})
