import type pg from 'pg'

const [firstName, lastName] = ['Maximiliana-Konstantina', 'Featherstonehaugh-Cholmondeley-Marsh']
const words = 'wants the slate levelled, the cushions replaced and a quote for a second table by next week.'

/** An admin with the password of the demo account, whose hash is at hand. */
const insertBusiness = `
  with business as (insert into "Business" (name) values ($1) returning id)
  insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role)
  select business.id, $2::citext, $2::citext || '@example.com', demo."passwordHash", $3, $4, 'ADMIN'
  from business, "User" demo where demo."businessId" = 1 and demo.username = 'demo'
  returning "businessId", id`

const given = `
  with given as (select $1::int as business, $2::int as person, $3::text as first, $4::text as last,
                        $3 || ' ' || $4 as name, $3 || ' ' || $5 as words),
  numbers as (select * from given, generate_series(1, 200) as i),
  customers as (select given.*, customer.id, row_number() over (order by customer.id) as i
                  from given, "Customer" customer where customer."businessId" = business)`

const priority = `(array['LOW', 'MEDIUM', 'HIGH', 'URGENT'])[1 + i % 4]::"Priority"`

// Some of what has a date is overdue, and every fourth contact is completed.
const insertRecords = [
  `insert into "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", city, email, interest, notes, status)
   select business, first, last, name, (5550100000 + i)::text, 'Llanfairpwllgwyngyll',
          'maximiliana' || i || '@a-rather-long-name-of-a-provider.example', 'New tables', words,
          (array['UNSOLD', 'SOLD', 'NOT_IN_MARKET'])[1 + i % 3]::"CustomerStatus" from numbers`,
  `insert into "Contact" ("businessId", "customerId", "scheduledDate", notes, completed, "completedAt", "completedById")
   select business, id, now() + (i - 60) * interval '7 hours', words, i % 4 = 0,
          case when i % 4 = 0 then now() - i * interval '1 hour' end, case when i % 4 = 0 then person end from customers`,
  `insert into "FollowUp" ("businessId", "customerId", "anchorDate", "customerStatus", "dayNumber", title, "scheduledDate")
   select business, id, current_date, 'UNSOLD', 1, 'Call ' || name, now() + (i - 60) * interval '9 hours' from customers`,
  `insert into "HotBoardItem" ("businessId", title, description, priority, "createdById", "createdByName", "createdAt")
   select business, name, words, ${priority}, person, name, now() - i * interval '5 hours' from numbers`,
  `insert into "StickyNote" ("businessId", "userId", title, content, position)
   select business, person, name, words, i from numbers`,
  `insert into "VendorContact" ("businessId", company, "salesRep", "phoneNumber", "webAddress", notes, "createdByName")
   select business, last || ' ' || i, name, '5550100200', 'https://www.adirondack-woodworks-and-billiards.example/tables',
          words, name from numbers`,
  `insert into "OrganizerTask" ("businessId", "userId", title, "dueDate", priority)
   select business, person, name, current_date + (i - 20), ${priority} from numbers`,
  `insert into "Activity" ("businessId", "customerId", type, description, "performedBy", "createdAt")
   select business, id, 'NOTE', words, name, now() - i * interval '3 hours' from customers`,
  `insert into "ServiceAppointment" ("businessId", "customerId", date, "startTime", "endTime", "startsAt", "endsAt",
                                     technician, description, place)
   select business, id, to_char(day, 'YYYY-MM-DD'), '09:00', '11:00', day + interval '9 hours', day + interval '11 hours',
          name, words, 1
   from customers, lateral (select date_trunc('day', now()) + i * interval '1 day' as day) days where i <= 60`,
  `insert into "User" ("businessId", username, email, "passwordHash", "firstName", "lastName", role, "isActive")
   select business, 'crowded' || i, 'maximiliana' || i || '@a-rather-long-name-of-a-provider.example', "passwordHash", first, last,
          (array['ADMIN', 'MANAGER', 'EMPLOYEE'])[1 + i % 3]::"Role", i % 4 > 0
   from numbers, lateral (select "passwordHash" from "User" where id = person) admin where i <= 12`,
  `insert into "InterestOption" ("businessId", id, value, label, "sortOrder")
   select business, 'crowded' || i, name || i, name || ' ' || i, i from numbers where i <= 40`,
  `insert into "FollowUpStep" ("businessId", "customerStatus", "dayNumber", title, description)
   select business, (array['UNSOLD', 'SOLD', 'NOT_IN_MARKET'])[1 + i % 3]::"CustomerStatus", i, 'Call ' || name, words
   from numbers where i <= 30`,
  `insert into "ApiKey" ("businessId", name, role, "keyHash", prefix, "createdById")
   select business, name || ' ' || i, 'MANAGER', lpad(i::text, 64, '0'), 'cue_00' || i, person from numbers where i <= 9`,
  `update "Business" set "smsEnabled" = true, "twilioAccountSid" = 'AC' || repeat('0', 32), "twilioAuthTokenHint" = '0000',
          "twilioAuthTokenSealed" = 'unreadable', "twilioPhoneNumber" = '+15550100200'
   from given where id = given.business`,
]

/** A business to take pictures of. */
export interface ShownBusiness {
  username: string
  /** The customer whose page is shown; 0 in a business without customers. */
  customerId: number
  /** A day with appointments, for the appointment dialogs. */
  day?: string
}

/** The demo business, with a customer who has an upcoming contact. */
export async function demoBusiness(database: pg.Client): Promise<ShownBusiness> {
  const { rows } = await database.query(
    `select (select "customerId" from "Contact" where "businessId" = 1 and not completed
              order by "scheduledDate" desc limit 1) as customer,
            (select min(date) from "ServiceAppointment"
              where "businessId" = 1 and status = 'SCHEDULED' and date > current_date::text) as day`,
  )
  return { username: 'demo', customerId: rows[0].customer, day: rows[0].day }
}

/** A business without records. */
export async function emptyBusiness(database: pg.Client): Promise<ShownBusiness> {
  await database.query(insertBusiness, ['Side Pocket', 'empty', 'Robin', 'Porter'])
  return { username: 'empty', customerId: 0 }
}

/** A business with 200 records of each kind and names of 60 characters. */
export async function crowdedBusiness(database: pg.Client): Promise<ShownBusiness> {
  const business = `${firstName} ${lastName}`
  const { rows } = await database.query(insertBusiness, [business, 'crowded', firstName, lastName])
  const [{ businessId, id }] = rows
  for (const insert of insertRecords) {
    await database.query(`${given} ${insert}`, [businessId, id, firstName, lastName, words])
  }
  const { rows: customers } = await database.query(
    'select min(id) as id from "Customer" where "businessId" = $1',
    [businessId],
  )
  return { username: 'crowded', customerId: customers[0].id }
}
