import type { CSSProperties } from 'react'

/** The column headings of wide screens. Hidden from screen readers, because each item names its own facts. */
export function ColumnNames({ columns, names }: { columns: CSSProperties; names: readonly string[] }) {
  return (
    <div
      aria-hidden
      style={columns}
      className="hidden h-9 items-center gap-x-5 border-line border-b px-4 font-medium text-faint text-sm xl:grid"
    >
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}
