import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The Content-Security-Policy of a page: resources from this server only, and inline scripts only if their hash
 * matches a script of this page.
 */
export function contentSecurityPolicy(html: string, more: Record<string, string> = {}): string {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    // Popups are positioned with style attributes.
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
