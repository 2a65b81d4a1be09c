import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * A Content-Security-Policy for a page of ours: everything from this server, and of inline scripts those that stand
 * in the page as we wrote it, by their hashes.
 */
export function contentSecurityPolicy(html: string, more: Record<string, string> = {}): string {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    // Positions of popups are style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...more,
  }
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
