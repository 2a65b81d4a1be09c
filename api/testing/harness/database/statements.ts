import pg from 'pg'
import { vi } from 'vitest'

/** A statement that was sent to the database. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Records all statements that the current test file sends to the database. */
export function watchStatements() {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return {
    /** The statements that an act sends, without those that prepare a new connection. */
    async of(act: () => Promise<unknown>): Promise<Statement[]> {
      spy.mockClear()
      await act()
      return spy.mock.calls.flatMap(([query, values]) => {
        const request = (typeof query === 'string' ? { text: query, values } : query) as unknown as Statement
        if (typeof request?.text !== 'string' || request.text.startsWith('SET statement_timeout')) return []
        return [{ text: request.text, values: request.values ?? [] }]
      })
    },
    stop: () => spy.mockRestore(),
  }
}

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/**
 * The execution plan of a statement: the tables that it scans sequentially, the indexes that it reads without the
 * table, and the largest number of rows that one step reads.
 */
export async function planOf(url: string, { text, values }: Statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    const steps: PlanNode[] = []
    const walk = (node: PlanNode) => {
      steps.push(node)
      node.Plans?.forEach(walk)
    }
    walk(rows[0]['QUERY PLAN'][0].Plan)
    return {
      scanned: steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']),
      indexOnly: steps
        .filter((step) => step['Node Type'] === 'Index Only Scan')
        .map((step) => step['Index Name']),
      mostRows: Math.max(...steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0))),
    }
  } finally {
    await client.end()
  }
}
