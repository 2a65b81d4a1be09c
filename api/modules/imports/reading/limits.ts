const mebibyte = 1024 * 1024

/** The limits of a file (docs/limits.md). */
export const fileLimits = {
  bytes: 50 * mebibyte,
  unpackedBytes: 200 * mebibyte,
  rows: 100_000,
  /** The rows with and without text: as many as a sheet of Excel can have. */
  allRows: 1_048_576,
  columns: 200,
  /** The characters of one record. A customer needs a few thousand. */
  recordLength: 1_000_000,
}

/** Megabytes, rounded up, so that a file beyond a limit never seems to have just the limit. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / mebibyte)
}
