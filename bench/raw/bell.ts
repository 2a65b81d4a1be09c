import { accounts, timeZone } from '../accounts.ts'
import { cursor, gid, type Handler, ofViewer, page, pool } from './answer.ts'

const { businessId, userId } = accounts.reader

const few = (rows: string) => `(SELECT count(*)::int FROM (SELECT 1 FROM ${rows} LIMIT 1000) AS few)`

async function figures() {
  const { rows } = await pool.query({
    name: 'bell-figures',
    text: `SELECT "timeZone",
      ${few(`"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate" < now()`)} AS "overdueContacts",
      ${few(`"Contact" WHERE "businessId" = $1 AND completed = false AND "scheduledDate" >= now()`)} AS "upcomingContacts",
      ${few(`"HotBoardItem" WHERE "businessId" = $1 AND resolved = false`)} AS "hotBoardItems",
      ${few(`"FollowUp" WHERE "businessId" = $1 AND state = 'PENDING'
              AND "scheduledDate" < date_trunc('day', now(), '${timeZone}')`)} AS "overdueFollowUps",
      ${few(`"Notification" WHERE "businessId" = $1 AND "userId" = $2 AND "readAt" IS NULL`)} AS unread
      FROM "Business" WHERE id = $1`,
    values: [businessId, userId],
  })
  return rows[0]
}

async function contacts(overdue: boolean) {
  const { rows } = await pool.query({
    name: overdue ? 'bell-overdue' : 'bell-upcoming',
    text: `SELECT c.id, c."scheduledDate", c.notes, u.name
             FROM "Contact" c JOIN "Customer" u ON u."businessId" = c."businessId" AND u.id = c."customerId"
            WHERE c."businessId" = $1 AND c.completed = false AND c."scheduledDate" ${overdue ? '<' : '>='} now()
            ORDER BY c."scheduledDate", c.id LIMIT ${overdue ? 100 : 3}`,
    values: [businessId],
  })
  return rows.map(({ id, scheduledDate, notes, name }) => ({
    id: gid('Contact', id),
    customerName: name,
    subject:
      notes
        ?.split('\n')
        .find((line: string) => line.trim())
        ?.trim()
        .slice(0, 60) ?? `Contact ${name}`,
    scheduledDate: scheduledDate.toISOString(),
    status: overdue ? 'OVERDUE' : 'SCHEDULED',
    canComplete: true,
  }))
}

async function hotItems() {
  const { rows } = await pool.query({
    name: 'bell-hot',
    text: `SELECT id, title, priority, "assignedToAll", "assignedToName" FROM "HotBoardItem"
            WHERE "businessId" = $1 AND resolved = false ORDER BY priority, "createdAt", id LIMIT 3`,
    values: [businessId],
  })
  return rows.map(({ id, title, priority, assignedToAll, assignedToName }) => ({
    id: gid('HotBoardItem', id),
    title,
    priority,
    assigneeName: assignedToAll ? 'All Team Members' : (assignedToName ?? 'Unassigned'),
  }))
}

async function followUps() {
  const { rows } = await pool.query({
    name: 'bell-follow-ups',
    text: `SELECT f.id, f.title, f."scheduledDate", u.id AS "customerId", u.name, u."firstName", u."lastName",
                  u."phoneNumber", u.email
             FROM "FollowUp" f JOIN "Customer" u ON u."businessId" = f."businessId" AND u.id = f."customerId"
            WHERE f."businessId" = $1 AND f.state = 'PENDING'
              AND f."scheduledDate" < date_trunc('day', now(), '${timeZone}')
            ORDER BY f."scheduledDate", f.id LIMIT 100`,
    values: [businessId],
  })
  return rows.map(
    ({ id, title, scheduledDate, customerId, name, firstName, lastName, phoneNumber, email }) => ({
      id: gid('FollowUp', id),
      title,
      customerName: name,
      scheduledDate: scheduledDate.toISOString(),
      canComplete: true,
      customer: { id: gid('Customer', customerId), firstName, lastName, phoneNumber, email },
    }),
  )
}

async function notifications() {
  const { rows } = await pool.query({
    name: 'bell-news',
    text: `SELECT id, title, subject, "readAt", "createdAt" FROM "Notification"
            WHERE "businessId" = $1 AND "userId" = $2 ORDER BY id DESC LIMIT 26`,
    values: [businessId, userId],
  })
  const node = ({ id, title, subject, readAt, createdAt }: (typeof rows)[number]) => {
    const [subjectType, number] = subject.split(':')
    return {
      id: gid('Notification', id),
      databaseId: id,
      title,
      subjectType,
      subjectDatabaseId: Number(number),
      readAt: readAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }
  }
  const { edges, pageInfo } = page(rows, node, ({ id }) => cursor(id))
  return { edges: edges.map((edge, i) => ({ ...edge, cursor: cursor(rows[i].id) })), pageInfo }
}

export const bell: Handler = async () => {
  const [{ timeZone, unread, ...counts }, overdue, soon, items, overdueFollowUps, forYou] = await Promise.all(
    [figures(), contacts(true), contacts(false), hotItems(), followUps(), notifications()],
  )
  const total =
    counts.overdueContacts + counts.upcomingContacts + counts.hotBoardItems + counts.overdueFollowUps
  return ofViewer({
    business: { timeZone },
    bell: {
      counts: { ...counts, total },
      unreadCount: unread,
      overdueContacts: overdue,
      upcomingContacts: soon,
      hotBoardItems: items,
      overdueFollowUps,
      forYou,
    },
  })
}
