import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from '#api/core/limits/limiter.ts'

/** The cost of a hash: memory in KiB, and passes over it. */
interface Cost {
  memoryCost: number
  timeCost: number
}

/** OWASP's first choice for argon2id; takes about 15 ms of one core. */
const safeCost: Cost = { memoryCost: 19_456, timeCost: 2 }

// Hashing runs on libuv's four threads. File access and name look-ups need one of them, and requests need a core.
const hashesAtOnce = Math.max(1, Math.min(3, availableParallelism() - 1))

// Each business and each address has its own queue, and the queues are served round robin. A request times out after
// 30 s, so a hash waits for at most 25 s.
const hashQueue = { waiting: 1_000, waitingPerKey: 200, maxWait: 25_000 }

// The queue of Cuecard's own hashes: the passwords of the first start, and the decoy.
const ownTurn = 'cuecard'

// A hash names its own cost, and a restored file may hold any: the database refuses higher ones as well.
const knownForm = /^\$argon2id\$v=19\$m=(\d{1,5}),t=[1-4],p=[1-4]\$[\w+/]{11,64}\$[\w+/]{22,86}$/
const mostMemory = 65_536

/** Whether verifying a hash costs at most 64 MB and four passes. */
function isAffordable(known: string): boolean {
  const [, memory] = knownForm.exec(known) ?? []
  return memory !== undefined && Number(memory) <= mostMemory
}

// Normalises, because keyboards compose the same letters differently.
const composed = (password: string) => password.normalize('NFKC')

/** Hashes and verifies passwords off the event loop, a few at a time. */
export function passwordHasher(cost: Cost = safeCost) {
  const options = { ...cost, parallelism: 1 }
  const limit = createLimiter({ atOnce: hashesAtOnce, ...hashQueue })
  // The hash of random bytes, which no password matches.
  const decoy = limit(() => hash(randomBytes(16), options), ownTurn)
  return {
    /**
     * Returns the argon2id hash of a password. `turn` names the queue of a business or address. Throws BUSY when the
     * queue is full.
     */
    hash: (password: string, turn = ownTurn): Promise<string> =>
      limit(() => hash(composed(password), options), turn),
    /**
     * Whether a password matches a hash. Without a hash, or with one that costs too much, it verifies against a decoy, so that the response time does
     * not reveal whether an account exists. Throws BUSY when the queue is full.
     */
    async verify(known: string | null, password: string, turn = ownTurn): Promise<boolean> {
      const real = known !== null && isAffordable(known) ? known : null
      const against = real ?? (await decoy)
      return limit(() => verify(against, composed(password)), turn)
    },
  }
}

export type Passwords = ReturnType<typeof passwordHasher>
