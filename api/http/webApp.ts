import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import sirv from 'sirv'
import { AppError } from '#api/core/errors/errors.ts'
import { takesEncoding } from './accept.ts'
import { send, sendNotFound } from './answer.ts'
import { contentSecurityPolicy } from './contentSecurity.ts'
import type { Handler, RequestContext } from './requestContext.ts'

interface WebAppOptions {
  folder: string
  /** Whether visitors can enter the demo; passed to the page in a meta tag. */
  demo: boolean
  /** The origin to which passkeys belong, passed likewise; null where browsers offer none. */
  passkeyOrigin: string | null
}

const html = 'text/html; charset=utf-8'

/** The files of text, which sirv sends without a charset. */
const texts: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/**
 * Serves the built web application: hashed files with an unlimited cache lifetime, and one page for all paths of
 * screens.
 */
export function webApp(options: WebAppOptions): Handler {
  const { folder } = options
  const file = join(folder, 'index.html')
  if (!existsSync(file)) {
    return () => {
      throw new AppError('NOT_FOUND', 'The web application is not built: run npm run build.')
    }
  }
  const page = pageOf(readFileSync(file, 'utf8'), options)
  const signIn = signInPage(options, page)
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      // sirv lists the files at the start. A file that a later build has removed would never get a response.
      if (!existsSync(join(folder, path))) throw new AppError('NOT_FOUND')
      const lifetime = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.setHeader('Cache-Control', lifetime)
      const type = texts[extname(path)]
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
    },
  })

  return (requestContext) => {
    const { request, response, method } = requestContext
    // Nothing here can be written, so other methods are not even known.
    if (method !== 'GET' && method !== 'HEAD') return sendNotFound(requestContext)
    const { url = '/' } = request
    if (slashes.test(url)) {
      response.setHeader('Location', url.replace(slashes, '/')).setHeader('Cache-Control', 'no-cache')
      return send(requestContext, 308, 'text/plain', '')
    }
    const path = decoded(requestContext.path)
    if (pages.has(path.replace(/\/$/, ''))) return page(requestContext)
    if (path === '/login') return signIn(requestContext)
    // Ignore ranges: all files are small, and malformed ranges break sirv.
    delete request.headers.range
    files(request, response, () => {
      // No screen has a dot in its path, but what scanners look for has: /wp-login.php, /.env, /x.js.map.
      const isFile = path.startsWith('/assets/') || path.includes('.')
      if (isFile) sendNotFound(requestContext)
      else page(requestContext)
    })
  }
}

/**
 * The HTML files. sirv would send them without the Content-Security-Policy; it also decodes escapes and ignores a
 * trailing slash.
 */
const pages = new Set(['/index.html', '/login.html'])

/**
 * An address that was joined with one slash too many. Read again on its page, the path would name another site, so the
 * router could go nowhere from it.
 */
const slashes = /^\/[\\/]+/

/** The path with its escapes of ASCII decoded. */
function decoded(path: string): string {
  return path.replace(/%([2-7][\da-f])/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

type Page = (requestContext: RequestContext) => void

/**
 * The prerendered sign-in page. A URL with `reason` or `dialog` gets `index.html`, because the form alone would be
 * incomplete.
 */
function signInPage(options: WebAppOptions, other: Page): Page {
  const { folder, demo, passkeyOrigin } = options
  const file = join(folder, 'login.html')
  if (!existsSync(file)) return other
  const prerendered = readFileSync(file, 'utf8')
  const passkeyButton = /<div[^>]*data-passkeys.*?<\/div>/s
  const source = passkeyOrigin ? prerendered : prerendered.replace(passkeyButton, '')
  const whole = pageOf(source, options)
  const bare = pageOf(source.replace(/<section aria-labelledby="demo-access".*?<\/section>/s, ''), options)
  return (requestContext) => {
    const { query, request } = requestContext
    if (query.has('reason') || query.has('dialog')) return other(requestContext)
    const dismissed = /(^|; )demo_dismissed=/.test(request.headers.cookie ?? '')
    return demo && !dismissed ? whole(requestContext) : bare(requestContext)
  }
}

/** The best one first. */
const encodings = ['br', 'gzip'] as const

function pageOf(source: string, { demo, passkeyOrigin }: WebAppOptions): Page {
  const meta = [
    `<meta name="cuecard-demo" content="${demo ? 'on' : 'off'}" />`,
    `<meta name="cuecard-passkeys" content="${passkeyOrigin ?? 'off'}" />`,
  ].join('\n    ')
  const text = source.replace('</head>', `  ${meta}\n  </head>`)
  const variants = { br: brotliCompressSync(text), gzip: gzipSync(text) }
  const policy = contentSecurityPolicy(text)

  return (requestContext) => {
    const { request, response } = requestContext
    const encoding = encodings.find((one) => takesEncoding(request, one))
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Referrer-Policy', 'same-origin')
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Vary', 'Accept-Encoding')
    if (encoding) response.setHeader('Content-Encoding', encoding)
    send(requestContext, 200, html, encoding ? variants[encoding] : text)
  }
}
