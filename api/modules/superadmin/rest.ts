import { z } from 'zod'
import { readGlobalId } from '#api/core/ids.ts'
import { credentials } from '#api/modules/auth/input.ts'
import { row } from '#api/rest/route.ts'

interface Session {
  token: string
  superadmin: { id: string; username: string; email: string }
}

/** The superadmin's sign-in (part 1 section 7, decisions section 2). */
export const rows = [
  row({
    method: 'POST',
    path: '/api/superadmin/login',
    summary: 'Signs a superadmin in.',
    operation: `mutation ($input: SignInInput!) {
      signInSuperadmin(input: $input) { token superadmin { id username email } } }`,
    at: 'signInSuperadmin',
    reshape: ({ token, superadmin }: Session) => ({
      token,
      superAdmin: { ...superadmin, id: Number(readGlobalId(superadmin.id).id) },
    }),
    answer: z.object({
      token: z.string(),
      superAdmin: z.object({ id: z.int(), username: z.string(), email: z.string() }),
    }),
    body: credentials,
    variables: ({ body }) => ({ input: body }),
  }),
]
