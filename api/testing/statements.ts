import pg from 'pg'
import { vi } from 'vitest'

/** A statement as it went to the database. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Watches every statement that goes to the database, of the whole test file. */
export function watchStatements() {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  return {
    /** What an act asked of the database. */
    async of(act: () => Promise<unknown>): Promise<Statement[]> {
      spy.mockClear()
      await act()
      return spy.mock.calls.flatMap(([query, values]) => {
        const asked = (typeof query === 'string' ? { text: query, values } : query) as unknown as Statement
        return typeof asked?.text === 'string' ? [{ text: asked.text, values: asked.values ?? [] }] : []
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
  Plans?: PlanNode[]
}

/** How the database runs a statement: the tables that it reads from end to end, and the most rows one step looks at. */
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
      mostRows: Math.max(...steps.map((step) => step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0))),
    }
  } finally {
    await client.end()
  }
}
