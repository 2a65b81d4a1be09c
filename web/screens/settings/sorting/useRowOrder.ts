import { useRef, useState } from 'react'

/** A row of a sortable list. */
export interface Labelled {
  readonly id: string
  readonly label: string
}

/**
 * The rows in the order that the user has chosen. A new order shows immediately and is saved in the background: one
 * request at a time, and only the latest pending order. After a failure the saved order is shown again.
 */
export function useRowOrder<Row extends Labelled>(
  rows: readonly Row[],
  save: (ids: readonly string[]) => Promise<{ readonly ok: boolean }>,
) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const waiting = useRef<readonly string[] | null>(null)
  const sending = useRef(false)

  async function reorder(ids: readonly string[]) {
    setWanted(ids)
    waiting.current = ids
    if (sending.current) return
    sending.current = true
    while (waiting.current) {
      const next: readonly string[] = waiting.current
      waiting.current = null
      const { ok } = await save(next)
      if (!ok) waiting.current = null
    }
    sending.current = false
    setWanted(null)
  }
  return [wanted ? inOrder(rows, wanted) : rows, reorder] as const
}

/** Rows without a position, such as one that another user has just added, come last. */
function inOrder<Row extends Labelled>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const place = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ id }: Row) => place.get(id) ?? ids.length
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}
