import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** Stands for what the person does when the browser asks for a passkey; `DOMException` for who cancels. */
export const device = vi.fn<() => { handle?: string } | DOMException>()

export const cancelled = () => new DOMException('The operation was not allowed', 'NotAllowedError')

/** Gives each test a browser that has passkeys for this server, and a person who uses one. */
export function setUpPasskeys(): void {
  // A test does not wait for code that loads at the first use.
  beforeAll(() => import('#web/features/passkeys/ceremonies.ts'), 60_000)
  beforeEach(() => {
    document.head.insertAdjacentHTML(
      'beforeend',
      `<meta name="cuecard-passkeys" content="${location.origin}">`,
    )
    vi.stubGlobal('PublicKeyCredential', class {})
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: use, get: use } })
    device.mockReset().mockReturnValue({})
  })
  afterEach(() => {
    document.querySelector('meta[name="cuecard-passkeys"]')?.remove()
    Reflect.deleteProperty(navigator, 'credentials')
    vi.unstubAllGlobals()
  })
}

async function use() {
  const used = device()
  if (used instanceof DOMException) throw used
  const signed = { authenticatorData: bytes('data'), signature: bytes('signature') }
  return {
    id: 'cGFzc2tleQ',
    rawId: bytes('passkey'),
    type: 'public-key',
    response: {
      ...signed,
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('attestation'),
      userHandle: bytes(used.handle ?? 'user:1'),
    },
    getClientExtensionResults: () => ({}),
  }
}

/** Options as the server gives them, for a new passkey or for an answer. */
export const options = JSON.stringify({
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Cuecard' },
  user: { id: 'AAAA', name: 'ada', displayName: '' },
  pubKeyCredParams: [],
})

/** What the browser answered, in the variables of the mutation that was sent. */
export function answerIn(variables: object | undefined): object {
  const { input } = variables as { input: { credential: string } }
  return JSON.parse(input.credential)
}
