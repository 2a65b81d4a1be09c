/** A request to add notes to a completed contact. */
export interface NoteRequest {
  readonly id: string
  readonly customerName: string
}

let listener: ((request: NoteRequest) => void) | null = null

/** Registers the single listener for requests. Returns a function that removes it. */
export function onNoteRequest(listening: (request: NoteRequest) => void): () => void {
  listener = listening
  return () => {
    if (listener === listening) listener = null
  }
}

/** Opens the dialog for notes. Called from a toast that outlives its screen. */
export function requestNote(request: NoteRequest): void {
  listener?.(request)
}
