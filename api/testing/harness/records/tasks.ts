import type { Prisma } from '#api/generated/client.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

/** Inserts a task directly into the database; without a due date unless one is given. */
export function taskOf(
  { prisma, clock }: World,
  { id: businessId }: TestBusiness,
  { id: userId }: { id: number },
  data: Partial<Prisma.OrganizerTaskUncheckedCreateInput> = {},
) {
  const at = { createdAt: clock.now(), updatedAt: clock.now() }
  return prisma.organizerTask.create({ data: { title: 'Order felt', ...at, ...data, businessId, userId } })
}

const fields = `id databaseId title description dueDate priority status group completedAt hasReminder tags
  isOwn canEdit canComplete canReopen canDelete canAssign owner { databaseId } assignedBy { databaseId }`

function writing(name: string): string {
  return `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
  ${name}(input: $input) { organizerTask { ${fields} } viewer { taskCounts { today done overdue noDate } } } }`
}

export const tasks = {
  create: writing('createOrganizerTask'),
  update: writing('updateOrganizerTask'),
  complete: writing('completeOrganizerTask'),
  reopen: writing('reopenOrganizerTask'),
  read: `query ($id: ID!) { node(id: $id) { ... on OrganizerTask { ${fields} } } }`,
  remove: `mutation ($input: DeleteOrganizerTaskInput!) {
  deleteOrganizerTask(input: $input) { deletedOrganizerTaskId trashEntry { id } viewer { taskCounts { noDate } } } }`,
}

/** Creates a task as an actor, through the graph. */
export async function taskMade(actor: Actor, input: object) {
  const { createOrganizerTask } = await actor.ok(tasks.create, { input })
  return createOrganizerTask.organizerTask
}
