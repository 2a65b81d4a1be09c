import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, publicUrl, type World } from '#api/testing/harness/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'cuecard-web-'))
const script = 'console.log("the shop")\n'.repeat(100)
const inline = 'document.documentElement.dataset.theme = "dark"'
const demoCard = '<section aria-labelledby="demo-access">\n<h2>Demo Access</h2></section>'
const passkeyButton = '<div class="flex" data-passkeys="true"><button>Passkey</button></div>'
const page = `<html><head><title>Cuecard</title><script>${inline}</script></head><body></body></html>`

mkdirSync(join(folder, 'assets'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(
  join(folder, 'login.html'),
  page.replace('<body>', `<body>${demoCard}<form></form>${passkeyButton}`),
)
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
writeFileSync(join(folder, '.vite/manifest.json'), '{}')
writeFileSync(join(folder, 'assets/index-1a2b3c.js'), script)
writeFileSync(join(folder, 'assets/index-1a2b3c.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/index-1a2b3c.js.gz'), gzipSync(script))

let world: World
let server: TestServer

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  server = await serve(world, { webFolder: folder })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the web application', () => {
  it.each(['/', '/index.html', '/customers', '/customers/12', '/contacts?tab=overdue', '/a/b/c'])(
    'is there at %s',
    async (path) => {
      const { status, headers, body } = await server.send('GET', path)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(body).toContain('<title>Cuecard</title>')
      expect(headers.get('cache-control')).toBe('no-cache')
    },
  )

  it.each([
    ['//', '/'],
    ['///customers?q=ann', '/customers?q=ann'],
    ['//evil.example/login', '/evil.example/login'],
    ['/\\\\evil.example', '/evil.example'],
    ['//%09/evil.example', '/%09/evil.example'],
  ])('leads from %s, which was joined with a slash too many, to %s of this server', async (path, to) => {
    const answer = await server.raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 308 /)
    expect(answer).toContain(`\r\nLocation: ${to}\r\n`)
  })

  it('runs under a policy that lets no foreign or injected script in', async () => {
    const { headers } = await server.send('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='(;|$)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/index.html/', '/%69ndex.html', '/index%2Ehtm%6C/', '/index.html?x', '/login.html', '/login'])(
    'is under that policy at %s too',
    async (path) => {
      const { headers, body } = await server.send('GET', path)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(body).toContain('cuecard-demo')
    },
  )

  it('says whether the demo can be entered', async () => {
    const off = await serve(world, { webFolder: folder, demo: false })
    expect((await server.send('GET', '/login')).body).toContain('<meta name="cuecard-demo" content="on" />')
    expect((await off.send('GET', '/login')).body).toContain('<meta name="cuecard-demo" content="off" />')
  })

  it('names the origin of passkeys, and offers none where browsers have none', async () => {
    const services = { ...world.services, publicUrl: 'http://cuecard.example' }
    const off = await serve({ ...world, services }, { webFolder: folder })
    const [here, there] = [await server.send('GET', '/login'), await off.send('GET', '/login')]
    expect(here.body).toContain(`<meta name="cuecard-passkeys" content="${publicUrl}" />`)
    expect(here.body).toContain(passkeyButton)
    expect(there.body).toContain('<meta name="cuecard-passkeys" content="off" />')
    expect(there.body).not.toContain('Passkey')
  })

  it('serves the prerendered sign-in form, with the demo card until it is dismissed', async () => {
    const bodyOf = async (path: string, to = server, headers = {}) =>
      String((await to.send('GET', path, { headers })).body)
    const off = await serve(world, { webFolder: folder, demo: false })
    expect(await bodyOf('/login?next=%2Ftasks')).toContain(demoCard)
    for (const body of [
      await bodyOf('/login', server, { cookie: 'theme=dark; demo_dismissed=1' }),
      await bodyOf('/login', off),
    ]) {
      expect(body).toContain('<form>')
      expect(body).not.toContain('Demo Access')
    }
    for (const path of ['/login?reason=EXPIRED', '/login?dialog=register', '/customers'])
      expect(await bodyOf(path)).not.toContain('<form>')
  })

  it.each(['br', 'gzip', 'identity'])('sends its files as they were packed: %s', async (encoding) => {
    for (const path of ['/assets/index-1a2b3c.js', '/']) {
      const { headers, body } = await server.send('GET', path, { headers: { 'accept-encoding': encoding } })
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(body).toContain(path === '/' ? 'Cuecard' : 'the shop')
    }
  })

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['brotli', null],
    ['*', 'br'],
  ])('packs a page as the client takes it: %s', async (accepted, encoding) => {
    const { headers, body } = await server.send('GET', '/', { headers: { 'accept-encoding': accepted } })
    expect([headers.get('content-encoding'), body]).toEqual([encoding, expect.stringContaining('Cuecard')])
  })

  it('lets browsers keep what has a hash in its name, and nothing else', async () => {
    const asset = await server.send('GET', '/assets/index-1a2b3c.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const { headers } = await server.send('GET', '/favicon.svg')
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const icon = await server.send('GET', '/favicon.svg')
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  })

  it.each([
    '/assets/missing.js',
    '/assets/',
    '/missing.png',
    '/.vite/manifest.json',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/wp-login.php',
    '/index.php/wp-json',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/x.js.map',
    '/other.html',
    '/metrics',
  ])('has nothing at %s', async (path) => {
    const answer = await server.raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('cuecard-demo')
  })

  it('answers 404 for a file that a build under the running server has removed', async () => {
    writeFileSync(join(folder, 'assets/old-1.js'), script)
    const running = await serve(world, { webFolder: folder })
    rmSync(join(folder, 'assets/old-1.js'))
    for (const _time of [1, 2, 3, 4, 5]) {
      expect((await running.send('GET', '/assets/old-1.js')).status).toBe(404)
    }
  })

  it('takes no odd range for a reason to fall', async () => {
    const { status } = await server.send('GET', '/favicon.svg', { headers: { range: 'bytes=5-2' } })
    expect(status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is only read: %s', async (method) => {
    const { status, body } = await server.send(method, '/customers')
    expect([status, body]).toEqual([404, 'Not found'])
  })

  it('The web application that is not built says so', async () => {
    const empty = await serve(world, { webFolder: join(folder, 'nowhere') })
    const { status, body } = await empty.send('GET', '/')
    expect([status, body.message]).toEqual([404, 'The web application is not built: run npm run build.'])
  })
})
