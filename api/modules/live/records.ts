import { brandWithType } from '@pothos/core'
import { rowId, textId } from '#api/core/ids.ts'
import type { audiences } from '#api/core/live/announcement.ts'
import type { Shop } from '#api/core/shop.ts'
import { visibleKeys } from '#api/modules/auth/api-keys/service.ts'
import { shownStats } from '#api/modules/gamification/board/shownStats.ts'
import { knownShares, ownNotes } from '#api/modules/notes/lists.ts'
import { knownTasks } from '#api/modules/tasks/lists.ts'
import { ownNews } from '#api/modules/team/forYou.ts'
import { seenVendors } from '#api/modules/vendors/lists.ts'

type Announced = {
  [Model in keyof typeof audiences]: (typeof audiences)[Model] extends null ? never : Model
}[keyof typeof audiences]

interface Asking {
  where: { id: { in: never[] }; AND: object[] }
}
interface Row {
  id: number | string
}

const numbers = (ids: string[]) => ids.map(rowId) as never[]
const texts = (ids: string[]) => ids.map(textId) as never[]
/** Everybody of the shop may see each. */
const everybodys = () => ({})

/**
 * How each announced model is read, and which of its rows the viewer may see: by the rule of its node. Total over those
 * models: one that is announced from now on does not compile without a decision.
 */
const shown = {
  Business: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.business.findMany(query) },
  Activity: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.activity.findMany(query) },
  GamificationStats: {
    keys: numbers,
    seen: shownStats,
    read: ({ db }, query) => db.gamificationStats.findMany(query),
  },
  User: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.user.findMany(query) },
  Notification: { keys: numbers, seen: ownNews, read: ({ db }, query) => db.notification.findMany(query) },
  InterestOption: {
    keys: texts,
    seen: everybodys,
    read: ({ db }, query) => db.interestOption.findMany(query),
  },
  Customer: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.customer.findMany(query) },
  Contact: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.contact.findMany(query) },
  FollowUpCadence: {
    keys: numbers,
    seen: everybodys,
    read: ({ db }, query) => db.followUpCadence.findMany(query),
  },
  FollowUp: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.followUp.findMany(query) },
  HotBoardItem: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.hotBoardItem.findMany(query) },
  StickyNote: { keys: numbers, seen: ownNotes, read: ({ db }, query) => db.stickyNote.findMany(query) },
  ApiKey: { keys: numbers, seen: visibleKeys, read: ({ db }, query) => db.apiKey.findMany(query) },
  SharedNote: { keys: numbers, seen: knownShares, read: ({ db }, query) => db.sharedNote.findMany(query) },
  VendorContact: {
    keys: numbers,
    seen: seenVendors,
    read: ({ db }, query) => db.vendorContact.findMany(query),
  },
  OrganizerTask: {
    keys: numbers,
    seen: knownTasks,
    read: ({ db }, query) => db.organizerTask.findMany(query),
  },
  ServiceAppointment: {
    keys: numbers,
    seen: everybodys,
    read: ({ db }, query) => db.serviceAppointment.findMany(query),
  },
  SmsMessage: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.smsMessage.findMany(query) },
  SmsReply: { keys: numbers, seen: everybodys, read: ({ db }, query) => db.smsReply.findMany(query) },
} as const satisfies Record<
  Announced,
  {
    keys: (ids: string[]) => never[]
    seen: (shop: Shop) => object
    read: (shop: Shop, query: Asking) => Promise<Row[]>
  }
>

/** How many models are part of the graph's live changes. */
export const shownModels = Object.keys(shown).length

/** Where a record stands: its type, and its id in it. */
export interface Place {
  model: Announced
  id: string
}

/** Whether records of a model are part of the graph's live changes. */
export function isShown(model: string): model is Announced {
  return Object.hasOwn(shown, model)
}

/**
 * Records as they are now, those of one type in one statement with all that is asked of them; null for one that is gone
 * or that the viewer may not see.
 */
export async function readRecords(
  shop: Shop,
  places: Place[],
  load: (model: Announced) => object,
): Promise<(object | null)[]> {
  const rows = new Map<string, object>()
  await Promise.all(
    [...new Set(places.map(({ model }) => model))].map(async (model) => {
      const { keys, seen, read } = shown[model]
      const ids = keys(places.filter((place) => place.model === model).map(({ id }) => id))
      const found: Row[] = await read(shop, { ...load(model), where: { id: { in: ids }, AND: [seen(shop)] } })
      for (const row of found) {
        brandWithType(row, model as never)
        rows.set(`${model}:${row.id}`, row)
      }
    }),
  )
  return places.map(({ model, id }) => rows.get(`${model}:${id}`) ?? null)
}
