import type { Account } from '../accounts.ts'
import type { Workload } from './workload.ts'

function list(name: string, title: string, account: Account, path: string): Workload {
  const step = { method: 'GET', path } as const
  return { name, title, account, ours: [step], raw: [{ ...step, path: `/${name}` }] }
}

export const rest = [
  list('restContacts', 'REST list of 25 contacts with customers', 'reader', '/api/contacts?limit=25'),
  list('restWholeBusiness', 'REST list of a whole small shop, 210 contacts', 'small', '/api/contacts'),
]
