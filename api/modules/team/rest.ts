import { z } from 'zod'
import { enumTexts, row } from '#api/rest/route.ts'

export const roleTexts = enumTexts(
  { ADMIN: 'admin', MANAGER: 'manager', EMPLOYEE: 'employee' },
  'Role must be employee, manager or admin',
)

/** A member of the staff, as REST answers it; what one may not see of it is null. */
export const member = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleTexts.answer,
  isActive: z.boolean(),
  email: z.string().nullable(),
  username: z.string().nullable(),
})

export const memberFields = 'id: databaseId firstName lastName role isActive email username'

/** The staff (part 1 section 7); who sees what: decisions section 3. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/team',
    summary:
      'The staff, active ones first; e-mails for managers, usernames for admins, one’s own for everyone.',
    operation: `query { viewer { business { team { ${memberFields} } } } }`,
    at: 'viewer.business.team',
    list: true,
    answer: member,
  }),
]
