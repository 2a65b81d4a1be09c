import type { ServerResponse } from 'node:http'

interface MovedPath {
  path: string
  /** The path that answers instead. */
  to: string
  deprecatedAt: Date
  /** From then on the path may be answered with 404. */
  endsAt: Date
}

/** Paths that end (docs/api.md#changes-of-the-api). */
export const movedPaths: readonly MovedPath[] = [
  {
    path: '/api/postman.json',
    to: '/api/openapi.json',
    deprecatedAt: new Date('2026-11-27T00:00:00Z'),
    endsAt: new Date('2027-05-31T00:00:00Z'),
  },
]

/** Redirects to the path that answers instead, and says until when (RFC 9745, RFC 8594). */
export function sendMoved(response: ServerResponse, { to, deprecatedAt, endsAt }: MovedPath): void {
  response.writeHead(308, {
    Location: to,
    Deprecation: `@${deprecatedAt.getTime() / 1000}`,
    Sunset: endsAt.toUTCString(),
  })
  response.end()
}
