/**
 * Remembers what was made of operations by their text: those used last, of so many characters in all. A character of dense
 * text takes some 200 bytes of them, so that a mere number of documents would let strangers fill the memory.
 */
export function documentCache<Made>(characters: number) {
  const documents = new Map<string, Made>()
  let held = 0

  function forget(text: string): void {
    if (documents.delete(text)) held -= text.length
  }

  function keep(text: string, document: Made): void {
    forget(text)
    documents.set(text, document)
    held += text.length
  }

  return {
    get(text: string): Made | undefined {
      const document = documents.get(text)
      if (document) keep(text, document)
      return document
    },
    set(text: string, document: Made): void {
      keep(text, document)
      for (const oldest of documents.keys()) {
        if (held <= characters) return
        forget(oldest)
      }
    },
  }
}
