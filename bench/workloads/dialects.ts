import type { Dialect } from './workload.ts'

/** The naming conventions of the PostGraphile versions, by server name. */
export const dialects: Record<'postgraphile5' | 'postgraphile4', Dialect> = {
  postgraphile5: { globalId: 'id', number: 'rowId', order: 'ROW_ID', result: () => 'result' },
  postgraphile4: { globalId: 'nodeId', number: 'id', order: 'ID', result: (type) => type },
}
