/** A Content-Disposition header (RFC 6266); programs that do not know `filename*` get the name in ASCII. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]+/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** Whether the client of a streamed answer has gone, or read too slowly. */
export function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}
