import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { turnstile } from '#api/core/turnstile.ts'

/** What a hash costs: KiB of memory and passes over them. */
interface Cost {
  memoryCost: number
  timeCost: number
}

/** OWASP's first choice for argon2id; some 15 ms of one core. */
const safeCost: Cost = { memoryCost: 19_456, timeCost: 2 }

// Hashing runs on libuv's four threads; files and name look-ups want one of them, requests want a core.
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))

// Longer queues only make people wait for an answer they have given up on.
const waiting = 200

// The same letters look the same however a keyboard composes them.
const composed = (password: string) => password.normalize('NFKC')

/** Hashes and verifies passwords, a few at once, off the event loop. */
export function passwordHasher(cost: Cost = safeCost) {
  const options = { ...cost, parallelism: 1 }
  const pass = turnstile(atOnce, waiting)
  // Nobody's password: nobody knows these bytes.
  const decoy = pass(() => hash(randomBytes(16), options))
  return {
    /** The argon2id hash of a password. Throws UNAVAILABLE when too many wait. */
    hash: (password: string): Promise<string> => pass(() => hash(composed(password), options)),
    /**
     * Whether a hash is this password's. Without a hash of ours the answer is no and takes just as long, so
     * that time does not tell who exists. Throws UNAVAILABLE when too many wait.
     */
    async verify(known: string | null, password: string): Promise<boolean> {
      const real = known?.startsWith('$argon2id$') ? known : null
      const against = real ?? (await decoy)
      return pass(() => verify(against, composed(password)))
    },
  }
}

export type Passwords = ReturnType<typeof passwordHasher>
