import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#api/core/limits/limiter.ts'

/** What a hash costs: KiB of memory and passes over them. */
interface Cost {
  memoryCost: number
  timeCost: number
}

/** OWASP's first choice for argon2id; some 15 ms of one core. */
const safeCost: Cost = { memoryCost: 19_456, timeCost: 2 }

// Hashing runs on libuv's four threads; files and name look-ups want one of them, requests want a core.
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))

// Each business and each address has a queue of its own, and they take turns. A request is given up after 30 s.
const bounds = { waiting: 1_000, waitingPerKey: 200, maxWait: 25_000 }

// Cuecard's own passwords: those of the first start, and one that nobody has.
const ownTurn = 'cuecard'

// The same letters look the same however a keyboard composes them.
const composed = (password: string) => password.normalize('NFKC')

/** Hashes and verifies passwords, a few at once, off the event loop. */
export function passwordHasher(cost: Cost = safeCost) {
  const options = { ...cost, parallelism: 1 }
  const limit = createLimiter({ atOnce, ...bounds })
  // Nobody's password: nobody knows these bytes.
  const decoy = limit(() => hash(randomBytes(16), options), ownTurn)
  return {
    /** The argon2id hash of a password, in the turn of a business or address. Throws BUSY when too many wait. */
    hash: (password: string, turn = ownTurn): Promise<string> =>
      limit(() => hash(composed(password), options), turn),
    /**
     * Whether a hash is this password's. Without a hash of ours the answer is no and takes just as long, so
     * that time does not tell who exists. Throws BUSY when too many wait.
     */
    async verify(known: string | null, password: string, turn = ownTurn): Promise<boolean> {
      const real = known?.startsWith('$argon2id$') ? known : null
      const against = real ?? (await decoy)
      return limit(() => verify(against, composed(password)), turn)
    },
  }
}

export type Passwords = ReturnType<typeof passwordHasher>
