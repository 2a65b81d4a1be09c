import { auditFilterAt } from '#web/features/audit-trail/auditFilter.ts'

/**
 * The variables of the query, which reads only the open tab; *System*, *API Keys* and *Audit Trail* are read together.
 */
export function settingsVariables(search: URLSearchParams) {
  const tab = search.get('tab') ?? ''
  const team = tab === 'team'
  const interests = tab === 'interests'
  const system = ['system', 'keys', 'trail'].includes(tab)
  return { ...auditFilterAt(search), business: !(team || interests || system), team, interests, system }
}
