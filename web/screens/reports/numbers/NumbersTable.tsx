import { classNames } from '#web/lib/classNames.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import type { Numbers } from '../plot.ts'

const isWord = (cell: string | number | null) => typeof cell === 'string'

/** A scrollable region must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** The numbers of a report as a table, which scrolls horizontally within its card. */
export function NumbersTable({ caption, numbers: { columns, rows } }: { caption: string; numbers: Numbers }) {
  return (
    <section aria-label={`${caption}: numbers`} {...reachable} className="overflow-x-auto rounded-md">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  'px-2 py-1.5 font-medium text-muted',
                  isWord(rows[0]?.[place] ?? null) ? 'text-left' : 'text-right',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map((row) => (
            <tr key={row.filter(isWord).join(' ')}>
              {row.map((cell, place) => (
                <Cell key={columns[place]} cell={cell} first={place === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, first }: { cell: string | number | null; first: boolean }) {
  if (first) {
    return (
      <th scope="row" className="px-2 py-1.5 text-left font-normal">
        {cell}
      </th>
    )
  }
  if (isWord(cell)) return <td className="px-2 py-1.5">{cell}</td>
  return (
    <td className={classNames('px-2 py-1.5 text-right', cell === null && 'text-faint')}>
      {cell === null ? 'no data' : formatNumber(cell)}
    </td>
  )
}
