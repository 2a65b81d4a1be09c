import { readFile, stat } from 'node:fs/promises'

/** Resolves to the text of an operation by its id from Relay's compiler; null for an unknown id. */
export type Documents = (id: string) => Promise<string | null>

/**
 * The stored operations of the web application. The file is read on first use, and again when an id is missing and
 * the file has changed, so a new build needs no restart.
 */
export function openDocuments(file: string): Documents {
  let texts = new Map<string, string>()
  let readAt = 0
  let reading: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (changedAt === readAt) return
    texts = new Map(Object.entries<string>(JSON.parse(await readFile(file, 'utf8'))))
    readAt = changedAt
  }

  return async (id) => {
    if (!texts.has(id)) {
      reading ??= refresh().finally(() => {
        reading = undefined
      })
      await reading
    }
    return texts.get(id) ?? null
  }
}
