import { useSyncExternalStore } from 'react'
import { type Upload, uploadOf, watchUploads } from './uploads.ts'

/** The file that this page sends for an import; undefined when another page does, or none. */
export function useUpload(id: number): Upload | undefined {
  return useSyncExternalStore(watchUploads, () => uploadOf(id))
}
