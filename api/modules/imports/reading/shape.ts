/** The encodings that a user can choose for a text file. */
export const fileEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const

export type FileEncoding = (typeof fileEncodings)[number]

/** The characters that may stand between the cells of a CSV file. */
export const separators = [',', ';', '\t', '|'] as const

export type Separator = (typeof separators)[number]

/** What the user chose by hand. What is null or absent is found out. */
export interface ReadingChoices {
  sheet?: string | null
  encoding?: FileEncoding | null
  separator?: Separator | null
  /** Reads quotation marks as text, for a file in which one is never closed. */
  quotesAsText?: boolean
}

/** What a reading depends on: the user's choices, and the time zone of the business. */
export type ReadingRequest = ReadingChoices & { timeZone: string }

/** A sheet of a workbook, and how many of its rows have text. */
export interface FileSheet {
  name: string
  rows: number
}

/** How the file was read. */
export interface FileShape {
  kind: 'CSV' | 'XLSX' | 'VCARD'
  /** Null for a workbook. */
  encoding: FileEncoding | null
  /** Null for other files than CSV. */
  separator: Separator | null
  /** The name of the sheet that was read; null for other files than a workbook. */
  sheet: string | null
  /** The visible sheets that have rows. */
  sheets: FileSheet[]
}

/**
 * A record of the file that has any text. Its cells are trimmed; empty cells at its end are left out. The records of a
 * vCard file begin with a header record of fixed names (vcard/cardColumns.ts).
 */
export interface FileRecord {
  /** The line (CSV), row (XLSX) or card (vCard) of the file, from 1; 0 for the header record of a vCard file. */
  line: number
  cells: string[]
}
