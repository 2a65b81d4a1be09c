import { ruleBook } from '#api/modules/points/ledger.ts'
import { timeZone } from './accounts.ts'
import { statsStatement } from './statsStatement.ts'

/**
 * The database functions that PostGraphile needs besides the tables, as its documentation advises: for queries beyond
 * equality conditions, and for mutations that also write activities and points. No other server uses them.
 */
export const peerFunctions = `
CREATE TYPE shop_stats AS ("totalCustomers" int, "customersTrend" int, "scheduledToday" int, "scheduledTrend" int,
                           "hotBoardItems" int, "hotBoardItemsAddedToday" int, "completedToday" int, "completedTrend" int,
                           "followUpsToday" int);

CREATE FUNCTION stats_of(shop int) RETURNS shop_stats LANGUAGE sql STABLE AS $$ ${statsStatement} $$;

CREATE FUNCTION upcoming_contacts(shop int) RETURNS SETOF "Contact" LANGUAGE sql STABLE AS $$
  SELECT * FROM "Contact" WHERE "businessId" = shop AND completed = false AND "scheduledDate" >= now()
   ORDER BY "scheduledDate", id
$$;

CREATE FUNCTION active_items(shop int) RETURNS SETOF "HotBoardItem" LANGUAGE sql STABLE AS $$
  SELECT * FROM "HotBoardItem" WHERE "businessId" = shop AND resolved = false ORDER BY priority, "createdAt", id
$$;

CREATE FUNCTION schedule_contact(shop int, customer int, due timestamptz, words text, actor text)
RETURNS "Contact" LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  made "Contact";
BEGIN
  INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", notes)
    VALUES (shop, customer, due, words) RETURNING * INTO made;
  INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy")
    VALUES (shop, customer, made.id, 'CONTACT', 'Contact scheduled for '
      || to_char(due AT TIME ZONE '${timeZone}', 'Mon FMDD, YYYY, FMHH12:MI AM'), actor);
  RETURN made;
END $$;

CREATE FUNCTION complete_contact(shop int, contact int, words text, actor text, actor_number int)
RETURNS "Contact" LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  done "Contact";
BEGIN
  UPDATE "Contact" SET completed = true, "completedAt" = now(), "completedNotes" = words,
                       "completedById" = actor_number, "updatedAt" = now()
   WHERE "businessId" = shop AND id = contact AND completed = false RETURNING * INTO done;
  INSERT INTO "Activity" ("businessId", "customerId", "contactId", type, description, "performedBy")
    VALUES (shop, done."customerId", contact, 'CONTACT', 'Contact completed: ' || words, actor);
  PERFORM earn_points(shop, actor_number, ARRAY['contact-on-time'], 'Contact:' || contact, NULL,
                      (now() AT TIME ZONE '${timeZone}')::date, now(), $book$${ruleBook}$book$);
  RETURN done;
END $$;
`
