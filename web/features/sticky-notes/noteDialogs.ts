import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { NoteDialogsProps } from './NoteDialogs.tsx'

/** The dialogs for notes, of the Sticky Notes screen and of the dashboard's panel. */
export const noteDialogs = defineDialogs<NoteDialogsProps>({ add: 'add-note' })
