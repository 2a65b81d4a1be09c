import { auditFilterAt } from '#web/features/audit-trail/auditFilter.ts'
import { trashFilterAt } from './trash/trashFilter.ts'

/**
 * The variables of the query, which reads only the open tab; *System*, *API Keys* and *Audit Trail* are read together.
 */
export function settingsVariables(search: URLSearchParams) {
  const tab = search.get('tab') ?? ''
  const team = tab === 'team'
  const interests = tab === 'interests'
  const tags = tab === 'tags'
  const fields = tab === 'fields'
  const system = ['system', 'keys', 'trail'].includes(tab)
  const trash = tab === 'trash'
  const business = !(team || interests || tags || fields || system || trash)
  const filters = { ...auditFilterAt(search), ...trashFilterAt(trash ? search : new URLSearchParams()) }
  return { ...filters, business, team, interests, tags, fields, system, trash }
}
