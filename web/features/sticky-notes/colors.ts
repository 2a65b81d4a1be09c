export interface NoteColor {
  readonly value: string
  readonly label: string
}

/** The default color of a new note. */
export const newNoteColor = '#fef3c7'

/** The colors of the dashboard's panel. */
export const panelColors: readonly NoteColor[] = [
  { value: '#fef3c7', label: 'Yellow' },
  { value: '#fed7aa', label: 'Orange' },
  { value: '#fecaca', label: 'Red' },
  { value: '#bfdbfe', label: 'Blue' },
  { value: '#bbf7d0', label: 'Green' },
  { value: '#e9d5ff', label: 'Purple' },
]

/** The colors of the Sticky Notes screen. */
export const screenColors: readonly NoteColor[] = [
  { value: '#fef3c7', label: 'Yellow' },
  { value: '#dbeafe', label: 'Blue' },
  { value: '#dcfce7', label: 'Green' },
  { value: '#fce7f3', label: 'Pink' },
  { value: '#f3e8ff', label: 'Purple' },
  { value: '#fed7d7', label: 'Red' },
  { value: '#e6fffa', label: 'Teal' },
  { value: '#fef5e7', label: 'Orange' },
]

/** The choices for a note: the palette, and the note's current color when it is not in the palette. */
export function choicesFor(color: string, palette: readonly NoteColor[]): readonly NoteColor[] {
  if (palette.some(({ value }) => value === color)) return palette
  return [...palette, { value: color, label: 'As it is' }]
}
