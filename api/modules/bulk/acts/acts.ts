import type { BulkKind } from '#api/generated/enums.ts'
import type { Act } from '#api/modules/bulk/acts/act.ts'
import { contact } from '#api/modules/bulk/acts/contact.ts'
import { customField } from '#api/modules/bulk/acts/customField.ts'
import { interest } from '#api/modules/bulk/acts/interest.ts'
import { plan } from '#api/modules/bulk/acts/plan.ts'
import { status } from '#api/modules/bulk/acts/status.ts'
import { addTags, removeTags } from '#api/modules/bulk/acts/tags.ts'
import { trash } from '#api/modules/bulk/acts/trash.ts'

/** What each kind of bulk change does. */
export const acts = {
  STATUS: status,
  INTEREST: interest,
  ADD_TAGS: addTags,
  REMOVE_TAGS: removeTags,
  CUSTOM_FIELD: customField,
  CONTACT: contact,
  PLAN: plan,
  TRASH: trash,
} as const satisfies Record<BulkKind, unknown>

type GivenOf<Kind extends BulkKind> = Parameters<(typeof acts)[Kind]['change']>[1]

/** A bulk change: its kind, and what it gives to each customer. */
export type BulkAct = { [Kind in BulkKind]: { kind: Kind; given: GivenOf<Kind> } }[BulkKind]

/** The act of a kind. What it wrote for a customer is read by the same act. */
export const actOf = (kind: BulkKind) => acts[kind] as unknown as Act<object, object, object, unknown>
