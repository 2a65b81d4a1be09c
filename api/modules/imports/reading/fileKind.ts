import { Buffer } from 'node:buffer'
import { markedEncoding, textStart } from './encoding.ts'
import { FileProblem, sentences } from './fileProblem.ts'
import type { FileEncoding, FileShape } from './shape.ts'

const sampleBytes = 64 * 1024

// Compound files: old workbooks, and the envelope of a workbook with a password.
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** The beginnings of texts that are no list: pages, drawings and XML; PDF, RTF and JSON. */
const otherText = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf|\{\s*"|\[\s*[{"\]])/i

// Tab, line feed, vertical tab, form feed, carriage return; the end of file of DOS, and escape.
const usualControls = new Set([9, 10, 11, 12, 13, 26, 27])

function hasName(file: Buffer, name: string): boolean {
  return file.includes(name, 0, 'utf16le')
}

function compoundProblem(file: Buffer): FileProblem {
  if (hasName(file, 'EncryptedPackage')) return new FileProblem(sentences.password)
  const isWorkbook = hasName(file, 'Workbook') || hasName(file, 'Book')
  return new FileProblem(isWorkbook ? sentences.oldExcel : sentences.unreadable)
}

/** Whether the beginning of a file has about as many control characters as pictures and programs have. */
function isBinary(file: Buffer): boolean {
  const sample = file.subarray(0, sampleBytes)
  let controls = 0
  for (const byte of sample) if (byte < 32 && !usualControls.has(byte)) controls += 1
  return controls > sample.length / 50
}

/**
 * What a file is by its content.
 *
 * @param encoding the encoding that the user chose
 * @throws FileProblem when Cuecard cannot read it
 */
export function findKind(bytes: Uint8Array, encoding: FileEncoding | null): FileShape['kind'] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) throw new FileProblem(sentences.noRows)
  if (file.indexOf(compoundMark) === 0) throw compoundProblem(file)
  if (file.indexOf(zipMark) === 0) return 'XLSX'
  const textEncoding = encoding ?? markedEncoding(file)
  if (textEncoding === null && isBinary(file)) throw new FileProblem(sentences.unreadable)
  const start = textStart(file, textEncoding ?? 'utf-8', sampleBytes)
  if (otherText.test(start)) throw new FileProblem(sentences.unreadable)
  return /^\s*BEGIN:VCARD/i.test(start) ? 'VCARD' : 'CSV'
}
