import { activities } from '#api/modules/activities/module.ts'
import { appointments } from '#api/modules/appointments/module.ts'
import { auth } from '#api/modules/auth/module.ts'
import { backups } from '#api/modules/backups/module.ts'
import { bulk } from '#api/modules/bulk/module.ts'
import { business } from '#api/modules/business/module.ts'
import { businessSettings } from '#api/modules/business/settings/module.ts'
import { contacts } from '#api/modules/contacts/module.ts'
import { customFields } from '#api/modules/custom-fields/module.ts'
import { customFieldRemoval } from '#api/modules/custom-fields/removal/module.ts'
import { customerErasure } from '#api/modules/customers/erasure/module.ts'
import { customers } from '#api/modules/customers/module.ts'
import { dashboard } from '#api/modules/dashboard/module.ts'
import { deletedRecords } from '#api/modules/deleted-records/module.ts'
import { duplicates } from '#api/modules/duplicates/module.ts'
import { exports } from '#api/modules/exports/module.ts'
import { followUps } from '#api/modules/follow-ups/module.ts'
import { hotBoard } from '#api/modules/hot-board/module.ts'
import { imports } from '#api/modules/imports/module.ts'
import { interests } from '#api/modules/interests/module.ts'
import { live } from '#api/modules/live/module.ts'
import { merges } from '#api/modules/merges/module.ts'
import type { Module } from '#api/modules/module.ts'
import { overdue } from '#api/modules/overdue/module.ts'
import { points } from '#api/modules/points/module.ts'
import { reports } from '#api/modules/reports/module.ts'
import { sms } from '#api/modules/sms/module.ts'
import { stickyNotes } from '#api/modules/sticky-notes/module.ts'
import { superadmin } from '#api/modules/superadmin/module.ts'
import { system } from '#api/modules/system/module.ts'
import { tags } from '#api/modules/tags/module.ts'
import { tagRemoval } from '#api/modules/tags/removal/module.ts'
import { tasks } from '#api/modules/tasks/module.ts'
import { team } from '#api/modules/team/module.ts'
import { teamUsers } from '#api/modules/team/users/module.ts'
import { timeline } from '#api/modules/timeline/module.ts'
import { trash } from '#api/modules/trash/module.ts'
import { trashRestoration } from '#api/modules/trash/restoration/module.ts'
import { vendorContacts } from '#api/modules/vendor-contacts/module.ts'
import { webhooks } from '#api/modules/webhooks/module.ts'

/** The modules, and parts of modules that are separate layers, in order. Each may import only those before it. */
export const modules: Record<string, Module> = {
  business,
  activities,
  trash,
  points,
  team,
  interests,
  tags,
  'custom-fields': customFields,
  customers,
  contacts,
  'follow-ups': followUps,
  overdue,
  'hot-board': hotBoard,
  'sticky-notes': stickyNotes,
  'vendor-contacts': vendorContacts,
  sms,
  appointments,
  tasks,
  timeline,
  dashboard,
  reports,
  webhooks,
  auth,
  'business/settings': businessSettings,
  'team/users': teamUsers,
  'trash/restoration': trashRestoration,
  'tags/removal': tagRemoval,
  'custom-fields/removal': customFieldRemoval,
  duplicates,
  merges,
  bulk,
  imports,
  'customers/erasure': customerErasure,
  'deleted-records': deletedRecords,
  system,
  superadmin,
  backups,
  exports,
  live,
}
