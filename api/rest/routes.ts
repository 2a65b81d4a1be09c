import { rows as activities } from '#api/modules/activities/rest.ts'
import { rows as appointments } from '#api/modules/appointments/rest.ts'
import { rows as auth } from '#api/modules/auth/rest.ts'
import { rows as business } from '#api/modules/business/rest.ts'
import { rows as contacts } from '#api/modules/contacts/rest.ts'
import { rows as customers } from '#api/modules/customers/rest.ts'
import { rows as dashboard } from '#api/modules/dashboard/rest.ts'
import { rows as deletedRecords } from '#api/modules/deleted-records/rest.ts'
import { rows as followUps } from '#api/modules/follow-ups/rest.ts'
import { rows as gamification } from '#api/modules/gamification/rest.ts'
import { rows as hotBoard } from '#api/modules/hot-board/rest.ts'
import { rows as interests } from '#api/modules/interests/rest.ts'
import { rows as notes } from '#api/modules/notes/rest.ts'
import { rows as sms } from '#api/modules/sms/rest.ts'
import { rows as superadmin } from '#api/modules/superadmin/rest.ts'
import { rows as tasks } from '#api/modules/tasks/rest.ts'
import { rows as team } from '#api/modules/team/rest.ts'
import { rows as vendors } from '#api/modules/vendors/rest.ts'
import { rows as webhooks } from '#api/modules/webhooks/rest.ts'
import type { Row } from './route.ts'

export const routes: Row[] = [
  ...auth,
  ...customers,
  ...contacts,
  ...hotBoard,
  ...followUps,
  ...notes,
  ...vendors,
  ...appointments,
  ...tasks,
  ...activities,
  ...deletedRecords,
  ...dashboard,
  ...gamification,
  ...business,
  ...team,
  ...interests,
  ...sms,
  ...webhooks,
  ...superadmin,
]
