import { tsImport } from 'tsx/esm/api'

// Starts the reader from TypeScript's sources: a worker thread has no loader of its own.
await tsImport('./readerWorker.ts', import.meta.url)
