import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { publicUrl } from '#api/testing/harness/world.ts'

/** What an authenticator or its browser does otherwise than it should. */
export interface Deviation {
  origin?: string
  rpID?: string
  challenge?: string
  counter?: number
  isVerified?: boolean
  isPresent?: boolean
  id?: string
  type?: string
  attestation?: string
}

/** A software authenticator with one passkey, together with its browser. */
export interface Authenticator {
  /** The id of the credential. */
  id: string
  /** Answers the options of a registration, as JSON text. */
  create(options: string, deviation?: Deviation): string
  /** Answers the options of a sign-in or a confirmation, as JSON text. */
  get(options: string, deviation?: Deviation): string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** Bytes, text and small numbers in CBOR, as far as WebAuthn needs them here. */
function cbor(value: Map<unknown, unknown> | Buffer | string | number): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key as string), cbor(inner as string)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 256) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 255])
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left],
      [-3, right],
    ]),
  )
}

/** @param counts whether it counts its signatures, as keys that are not synced do */
export function openAuthenticator({ counts = true } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const own = rawId.toString('base64url')
  let counter = 0

  function authenticatorData(rpID: string, deviation: Deviation, attested = Buffer.alloc(0)): Buffer {
    const { isPresent = true, isVerified = true } = deviation
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    if (counts) counter += 1
    count.writeUInt32BE(deviation.counter ?? counter)
    return Buffer.concat([sha256(deviation.rpID ?? rpID), Buffer.from([flags]), count, attested])
  }

  function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = publicUrl } = deviation
    const data = { type: deviation.type ?? type, challenge: deviation.challenge ?? challenge, origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
  }

  const answer = (response: Record<string, Buffer | string[]>, id = own) => {
    const texts = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64url') : value,
    ])
    return JSON.stringify({ id, rawId: id, type: 'public-key', response: Object.fromEntries(texts) })
  }

  return {
    id: own,
    create(options, deviation = {}) {
      const { rp, challenge } = JSON.parse(options)
      const length = Buffer.from([0, rawId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, rawId, coseOf(publicKey)])
      const authData = authenticatorData(rp.id, deviation, attested)
      const attestationObject = cbor(
        new Map<unknown, unknown>([
          ['fmt', deviation.attestation ?? 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      const clientDataJSON = clientData('webauthn.create', challenge, deviation)
      return answer({ clientDataJSON, attestationObject, transports: ['internal'] })
    },
    get(options, deviation = {}) {
      const { rpId, challenge } = JSON.parse(options)
      const clientDataJSON = clientData('webauthn.get', challenge, deviation)
      const data = authenticatorData(rpId, deviation)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature }, deviation.id)
    },
  }
}
