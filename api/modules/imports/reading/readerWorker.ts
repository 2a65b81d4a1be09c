import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { FileProblem } from './fileProblem.ts'
import type { ReaderMessage, ReaderTask } from './readerMessages.ts'
import { readRecords } from './readRecords.ts'
import type { FileRecord } from './shape.ts'

// The program of the worker thread that `readFile` starts.
const port = parentPort as MessagePort
const { file, request } = workerData as ReaderTask
const tell = (message: ReaderMessage) => port.postMessage(message)

/** Sends a batch and waits until it is taken, so that one batch at most is under way. */
async function send(records: FileRecord[]): Promise<void> {
  const taken = once(port, 'message')
  tell({ records })
  await taken
}

try {
  tell({ shape: await readRecords(file, request, send) })
} catch (error) {
  if (!(error instanceof FileProblem)) throw error
  tell({ problem: error.message })
}
