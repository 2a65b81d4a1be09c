/** A completed contact to which a note is to be added. */
export interface NoteRequest {
  readonly id: string
  readonly customerName: string
}

let listener: ((request: NoteRequest) => void) | null = null

/** Calls `listening` with each request. Returns a function that stops it. There is one listener at a time. */
export function onNoteRequest(listening: (request: NoteRequest) => void): () => void {
  listener = listening
  return () => {
    if (listener === listening) listener = null
  }
}

/** Asks for a note, from a toast that outlives the screen it belongs to. */
export function requestNote(request: NoteRequest): void {
  listener?.(request)
}
