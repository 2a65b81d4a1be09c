import type { Handler } from './answer.ts'
import { bell } from './bell.ts'
import { screens } from './dashboard.ts'
import { pages } from './pages.ts'
import { rest } from './rest.ts'
import { signIn } from './signIn.ts'
import { writes } from './writes.ts'

/** The handlers of the hand-written server, by path. */
export const answers: Record<string, Handler> = Object.fromEntries(
  Object.entries({ ...pages, ...screens, bell, ...rest, ...writes, signIn }).map(([name, handler]) => [
    `/${name}`,
    handler,
  ]),
)
