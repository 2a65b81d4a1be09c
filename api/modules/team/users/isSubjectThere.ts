import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { sharedWithMe } from '#api/modules/sticky-notes/lists.ts'
import { knownTasks } from '#api/modules/tasks/lists.ts'

/** Whether the actor still finds the task or the shared note that a notification is about. Hot board items stay. */
export async function isSubjectThere(ctx: BusinessContext, subject: string): Promise<boolean> {
  const { typename, id: text } = readGlobalId(subject)
  const id = rowId(text)
  switch (typename) {
    case 'OrganizerTask':
      return (await ctx.db.organizerTask.count({ where: { AND: [knownTasks(ctx), { id }] } })) > 0
    case 'StickyNote':
      return (await ctx.db.sharedNote.count({ where: { AND: [sharedWithMe(ctx), { noteId: id }] } })) > 0
    default:
      return true
  }
}
