import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { StartError } from '#api/core/process/startError.ts'
import { type Manifest, manifestSchema } from './manifest.ts'

/** Tells an edited archive from an untouched one: a message authentication code over the manifest. */
export interface Seal {
  /** Names the key, so that the seal of another server is told from a wrong one. */
  key: string
  code: string
}

/** What a seal says of an archive. */
export type SealState = 'valid' | 'wrong' | 'of another server' | 'missing'

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret.trim(), '', 'cuecard archive seal', 32))
const nameOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 16)

/** The code covers the checksums of all entries, and with them every byte of the archive. */
function codeOf(key: Buffer, manifest: Manifest): string {
  // Parsed, so that the order of its properties is that of the schema.
  const { seal: _, ...sealed } = manifestSchema.parse(manifest)
  return createHmac('sha256', key).update(JSON.stringify(sealed)).digest('hex')
}

/** Seals a manifest with the secret of the server. */
export function sealOf(manifest: Manifest, secret: string): Seal {
  const key = keyOf(secret)
  return { key: nameOf(key), code: codeOf(key, manifest) }
}

/** Checks the seal of a manifest with the secrets that this server knows. */
export function sealState(manifest: Manifest, secrets: readonly string[]): SealState {
  const { seal } = manifest
  if (!seal) return 'missing'
  const key = secrets.map(keyOf).find((one) => nameOf(one) === seal.key)
  if (!key) return 'of another server'
  const expected = Buffer.from(codeOf(key, manifest))
  const given = Buffer.from(seal.code)
  return expected.length === given.length && timingSafeEqual(expected, given) ? 'valid' : 'wrong'
}

/** Rejects with a StartError when a file was edited after it was sealed, unless the operator trusts it. */
export function refuseWrongSeal(file: string, state: SealState, trustEdited: boolean): void {
  if (state !== 'wrong' || trustEdited) return
  throw new StartError(
    `${file} was edited after it was written: its seal is wrong. To restore it all the same, add --trust-edited.`,
  )
}
