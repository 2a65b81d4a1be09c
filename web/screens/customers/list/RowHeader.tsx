import { rowColumns, rowGrid } from './rowGrid.ts'

/** The column headings. Hidden from screen readers, because each row labels its own cells. */
export function RowHeader() {
  return (
    <div
      aria-hidden
      style={rowColumns}
      className={`${rowGrid} hidden h-9 border-line border-b font-medium text-faint text-sm`}
    >
      <span />
      <span>Name</span>
      <span>Status</span>
      <span>Phone</span>
      <span>Interest</span>
      <span>Last contact</span>
      <span>Next step</span>
    </div>
  )
}
