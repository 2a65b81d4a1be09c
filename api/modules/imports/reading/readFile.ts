import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { log } from '#api/core/process/log.ts'
import { checkFileSize, FileProblem, sentences } from './fileProblem.ts'
import type { ReaderMessage, ReaderTask } from './readerMessages.ts'
import type { FileRecord, FileShape, ReadingRequest } from './shape.ts'
import { shareFile } from './shareFile.ts'

/** The heap of the reader, 256 MB. Files that would need more are refused. */
const resourceLimits = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 32 }

// The server's bundle has the reader's own bundle beside it (tools/steps/steps.ts).
const fromSources = import.meta.url.endsWith('.ts')
const program = new URL(fromSources ? './readerFromSources.mjs' : './fileReader/main.js', import.meta.url)

/** The problem that made the worker end without an answer. */
function problemOf(error: unknown): FileProblem {
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (outOfMemory) return new FileProblem(sentences.tooLargeUnpacked, { cause: error })
  log.error({ err: error }, 'The reader of imported files failed; the file is refused')
  return new FileProblem(sentences.unreadable, { cause: error })
}

/** The messages of a worker until it ends. Its failures are thrown as problems of the file. */
async function* messagesOf(worker: Worker, signal: AbortSignal): AsyncGenerator<ReaderMessage> {
  try {
    for await (const [message] of on(worker, 'message', { signal, close: ['exit'] })) yield message
  } catch (error) {
    signal.throwIfAborted()
    throw problemOf(error)
  }
}

/**
 * Reads a file in a worker thread, which is stopped when `signal` is aborted. `take` gets up to 500 records at a time,
 * in order, and the reader waits for it.
 *
 * @throws FileProblem with a sentence for the user; the reason of `signal`; what `take` throws
 */
export async function readFile(
  file: Uint8Array,
  request: ReadingRequest,
  take: (records: FileRecord[]) => Promise<void>,
  signal: AbortSignal,
): Promise<FileShape> {
  signal.throwIfAborted()
  checkFileSize(file.byteLength)
  const workerData: ReaderTask = { file: await shareFile(file), request }
  signal.throwIfAborted()
  const worker = new Worker(program, { workerData, resourceLimits, execArgv: [] })
  try {
    for await (const message of messagesOf(worker, signal)) {
      if ('problem' in message) throw new FileProblem(message.problem)
      if ('shape' in message) return message.shape
      await take(message.records)
      worker.postMessage('taken')
    }
    throw problemOf(new Error('The worker ended without an answer'))
  } finally {
    await worker.terminate()
  }
}
