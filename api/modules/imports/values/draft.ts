import type { Source } from './layout.ts'
import { cleanLine, cleanLines } from './text.ts'
import type { ValueRules } from './types.ts'

/** A record that is being read: its cells, and the notes and warnings that come together. */
export class Draft {
  readonly warnings: string[] = []
  /** Remarks of the file as they are. */
  readonly remarks: string[] = []
  private readonly lines: string[] = []

  readonly rules: ValueRules
  private readonly cells: readonly string[]

  constructor(cells: readonly string[], rules: ValueRules) {
    this.cells = cells
    this.rules = rules
  }

  raw(source: Source): string {
    return this.cells[source.index] ?? ''
  }

  /** A value in one line. */
  line(source: Source): string {
    return cleanLine(this.raw(source))
  }

  /** A value with its lines. */
  text(source: Source): string {
    return cleanLines(this.raw(source))
  }

  /** What kind of value it is, by the column beside it; '' for none. Google marks the preferred one with `* `. */
  label(source: Source): string {
    return source.label === null ? '' : cleanLine(this.cells[source.label] ?? '').replace(/^\* /, '')
  }

  note(header: string, text: string): void {
    this.lines.push(`${header}: ${text}`)
  }

  /** Something that is right, but for which customers have no field. */
  spare(header: string, text: string): void {
    if (this.rules.keepInNotes) this.note(header, text)
    else this.warnings.push(`${header} is left out.`)
  }

  /** Something that cannot be what its column says. */
  misfit(header: string, text: string, problem: string): void {
    this.warnings.push(problem)
    if (this.rules.keepInNotes) this.note(header, text)
  }

  /** All notes: what the file remarks, then a line for everything else. */
  notes(): string {
    return cleanLines([...this.remarks, ...this.lines].join('\n'))
  }
}
