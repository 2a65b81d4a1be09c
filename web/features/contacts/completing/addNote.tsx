import { NotebookPen } from 'lucide-react'

/** What the toast about a completed contact offers beside *Undo*. */
export const addNote = (onSelect: () => void) => ({ label: 'Add note', icon: <NotebookPen />, onSelect })
