import { fileLimits, megabytes } from './limits.ts'

/** Why a file cannot be read, in a sentence for the user. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

const count = (value: number) => value.toLocaleString('en-US')

/** The sentences about a whole file. */
export const sentences = {
  unreadable: 'Cuecard cannot read this file. Use CSV, Excel (.xlsx) or vCard (.vcf).',
  oldExcel: 'This is an old Excel file. Save it as .xlsx or .csv and try again.',
  password: 'This file is protected by a password. Save it without a password and try again.',
  tooLargeUnpacked: 'This file is too large when unpacked.',
  tooManyRows: `This file has more than ${count(fileLimits.rows)} rows; split it into several files.`,
  tooManyColumns: `This file has more than ${count(fileLimits.columns)} columns.`,
  noRows: 'This file has no rows.',
  unexpected: 'Something went wrong while this file was read. Save it in another format and try again.',
}

/** What is wrong with a file of so many bytes; null when it is within the limit. */
export function sizeProblem(bytes: number): string | null {
  if (bytes <= fileLimits.bytes) return null
  const limit = megabytes(fileLimits.bytes)
  return `This file has ${count(megabytes(bytes))} MB. The limit is ${limit} MB; split it into several files.`
}

/** @throws FileProblem when a file of so many bytes is beyond the limit */
export function checkFileSize(bytes: number): void {
  const problem = sizeProblem(bytes)
  if (problem !== null) throw new FileProblem(problem)
}

export function quoteNeverClosed(line: number): FileProblem {
  return new FileProblem(`A quotation mark on line ${line} is never closed.`)
}

export function recordTooLong(line: number): FileProblem {
  return new FileProblem(`Line ${line} has more than ${count(fileLimits.recordLength)} characters.`)
}
