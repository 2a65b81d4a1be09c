-- Customers are erased from all tables (docs/product/erasing.md), by an admin and again after a restored backup.

-- Locks a customer and what lies in the trash of them, and returns how they are called and when they were added; nothing
-- for one who is in neither.
CREATE OR REPLACE FUNCTION customer_to_erase(business integer, customer integer)
RETURNS TABLE (name text, "createdAt" timestamptz) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Customer" WHERE "businessId" = business AND id = customer FOR UPDATE;
  PERFORM FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer ORDER BY id FOR UPDATE;
  -- A restoration that held the entry has ended: the customer may be there again.
  PERFORM FROM "Customer" WHERE "businessId" = business AND id = customer FOR UPDATE;
  RETURN QUERY
    SELECT kept.name::text, kept."createdAt" FROM "Customer" kept WHERE "businessId" = business AND id = customer
    UNION ALL
    SELECT row ->> 'name', (row ->> 'createdAt')::timestamptz
      FROM "TrashEntry", LATERAL (SELECT rows -> 'Customer' -> customer::text AS row) AS kept
     WHERE "businessId" = business AND type = 'Customer' AND "recordId" = customer AND row IS NOT NULL
     LIMIT 1;
END $$;

-- What a restoration says of others who have the phone number (api/modules/trash/restoration/kinds.ts).
CREATE OR REPLACE FUNCTION same_phone_remarks(names text[]) RETURNS varchar[] LANGUAGE sql IMMUTABLE AS
  $$ SELECT array_agg(name || ' has the same phone number.')::varchar[] FROM unnest(names) AS name $$;

-- Removes all that Cuecard keeps of a customer whom `customer_to_erase` has locked. `added` and `at` stay with their number:
-- when they were added and erased.
CREATE OR REPLACE FUNCTION erase_customer(business integer, customer integer, added timestamptz, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  leaving jsonb := rows_with('Customer', business, ARRAY[customer]);
  -- Such as `Customer:12` and `Contact:34`.
  subjects text[];
  names text[];
  phones text[];
  -- Email addresses and where they live.
  addresses text[];
  -- Their phone numbers that nobody else has, as texts know them.
  numbers text[];
  -- Their own number, and those of customers who became part of them.
  persons integer[];
  -- When those were added, by number.
  merged jsonb;
BEGIN
  WITH whole AS MATERIALIZED (
    SELECT model, id, row
      FROM (SELECT leaving AS rows
            UNION ALL
            SELECT rows FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer) AS kept,
           jsonb_each(rows) AS tables (model, part), jsonb_each(part) AS part_rows (id, row)),
  merges AS (
    SELECT row FROM whole WHERE model = 'CustomerMerge'),
  held AS MATERIALIZED (
    SELECT * FROM whole
    -- What a merge is undone with, and who is part of them.
    UNION ALL
    SELECT model, part_rows.id, part_rows.row
      FROM merges, jsonb_each(merges.row -> 'rows') AS tables (model, part), jsonb_each(part) AS part_rows (id, row)
    UNION ALL
    SELECT 'Customer', customer::text, former
      FROM merges, LATERAL (VALUES (merges.row -> 'before'), (merges.row -> 'after')) AS versions (former)
    UNION ALL
    SELECT 'Customer', row ->> 'fromId', jsonb_build_object('name', row -> 'fromName') FROM merges),
  entries AS (
    SELECT type, "recordId", title FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer)
  SELECT ARRAY(SELECT model || ':' || id FROM held UNION SELECT type || ':' || "recordId" FROM entries),
         -- A title has the name of that time.
         ARRAY(SELECT row ->> 'name' FROM held WHERE model = 'Customer' AND row ->> 'name' IS NOT NULL
               UNION SELECT title FROM entries WHERE type = 'Customer'),
         ARRAY(SELECT DISTINCT row ->> 'phoneNumber' FROM held WHERE model = 'Customer' AND row ->> 'phoneNumber' <> ''),
         ARRAY(SELECT row ->> 'email' FROM held WHERE model IN ('Customer', 'Contact') AND row ->> 'email' IS NOT NULL
               UNION SELECT row ->> 'address' FROM held WHERE model = 'Customer' AND row ->> 'address' IS NOT NULL),
         customer || ARRAY(SELECT (row ->> 'fromId')::int FROM merges),
         (SELECT coalesce(jsonb_object_agg(row ->> 'fromId', row -> 'fromCreatedAt'), '{}') FROM merges)
    INTO subjects, names, phones, addresses, persons, merged;
  SELECT array_agg(number) INTO numbers
    FROM unnest(phones) AS phone, LATERAL (VALUES (phone), ('+1' || phone)) AS written (number)
   WHERE NOT EXISTS (SELECT FROM "Customer"
                      WHERE "businessId" = business AND "phoneNumber" = phone AND id <> customer)
     AND NOT EXISTS (SELECT FROM "TrashEntry"
                      WHERE "businessId" = business AND type = 'Customer' AND "recordId" <> customer
                        AND rows -> 'Customer' -> "recordId"::text ->> 'phoneNumber' = phone);

  PERFORM end_references(business, leaving);
  -- Programs that do not know of an earlier deletion yet are still told.
  DELETE FROM "WebhookDelivery"
   WHERE "businessId" = business AND "customerId" = ANY (persons) AND NOT (state = 'PENDING' AND type LIKE '%.deleted');
  DELETE FROM "Customer" WHERE "businessId" = business AND id = customer;
  DELETE FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer;
  -- A text about an appointment that another customer has since goes with that one.
  UPDATE "TrashEntry"
     SET rows = jsonb_set(rows, '{SmsMessage}', (
           SELECT coalesce(jsonb_object_agg(id, row) FILTER (WHERE (row ->> 'customerId')::int IS DISTINCT FROM customer), '{}')
             FROM jsonb_each(rows -> 'SmsMessage') AS kept (id, row)))
   WHERE "businessId" = business AND rows ? 'SmsMessage'
     AND EXISTS (SELECT FROM jsonb_each(rows -> 'SmsMessage') AS kept (id, row) WHERE (row ->> 'customerId')::int = customer);
  -- Texts from and to their number that belong to no customer.
  WITH replies AS (
    DELETE FROM "SmsReply" WHERE "businessId" = business AND "customerId" IS NULL AND "fromNumber" = ANY (numbers)
    RETURNING id),
  texts AS (
    DELETE FROM "SmsMessage" WHERE "businessId" = business AND "customerId" IS NULL AND "toNumber" = ANY (numbers)
    RETURNING id)
  SELECT subjects || ARRAY(SELECT 'SmsReply:' || id FROM replies UNION SELECT 'SmsMessage:' || id FROM texts) INTO subjects;
  DELETE FROM "SmsOptOut" WHERE "businessId" = business AND "phoneNumber" = ANY (numbers);

  -- What Cuecard itself wrote about them.
  DELETE FROM "Notification" WHERE "businessId" = business AND subject = ANY (subjects);
  UPDATE "AuditEntry" SET "subjectName" = NULL, "before" = NULL, "after" = NULL
   WHERE "businessId" = business AND subject = ANY (subjects)
     AND ("subjectName", "before", "after") IS DISTINCT FROM (NULL, NULL, NULL);
  -- A restored customer with the same number.
  UPDATE "TrashEntry"
     SET remarks = ARRAY(SELECT remark FROM unnest(remarks) WITH ORDINALITY AS said (remark, place)
                          WHERE remark <> ALL (same_phone_remarks(names)) ORDER BY place)
   WHERE "businessId" = business AND remarks && same_phone_remarks(names);
  -- Answers to retries; their keys stay, so that nothing runs twice.
  -- A short text, such as an address `5`, only counts as a whole value: it is a part of many others.
  UPDATE "IdempotencyKey" SET body = NULL, bytes = 0, records = '{}'
   WHERE "businessId" = business AND body IS NOT NULL
     AND (records && subjects::varchar[]
       OR EXISTS (SELECT FROM unnest(names || phones || addresses) AS known
                   WHERE position(CASE WHEN length(known) < 4 THEN to_jsonb(known)::text
                                       ELSE trim('"' FROM to_jsonb(known)::text) END IN body) > 0));
  -- Saved views that find them.
  DELETE FROM "SavedView"
   WHERE "businessId" = business AND (
     EXISTS (SELECT FROM unnest(names || addresses) AS known
              WHERE CASE WHEN length(fold_text(known)) < 4 THEN fold_text(search) = fold_text(known)
                         ELSE position(fold_text(known) IN fold_text(search)) > 0 END)
     OR EXISTS (SELECT FROM unnest(phones) AS phone WHERE position(phone IN regexp_replace(search, '\D', '', 'g')) > 0));

  -- Records of files that were of them. A file that has not been started goes whole: its bytes tell nothing.
  WITH theirs AS (
    SELECT id, "importId" FROM "ImportRow" AS held
     WHERE held."businessId" = business AND (held."customerId" = ANY (persons)
       OR held.customer ->> 'phoneNumber' = ANY (phones) OR held.customer ->> 'email' = ANY (addresses))),
  emptied AS (
    UPDATE "ImportRow" AS held SET cells = '[]', customer = NULL, before = NULL, after = NULL, problems = '{}',
           state = CASE WHEN held.state IN ('NEW', 'MATCHED', 'REFUSED') THEN 'LEFT_OUT' ELSE held.state END
      FROM theirs WHERE held."businessId" = business AND held.id = theirs.id)
  DELETE FROM "ImportPiece" WHERE "businessId" = business AND "importId" IN (SELECT "importId" FROM theirs);

  -- What bulk changes are undone with. A change of them alone says what it gave them.
  DELETE FROM "BulkCustomer" WHERE "businessId" = business AND "customerId" = ANY (persons);
  DELETE FROM "BulkRun" AS run WHERE "businessId" = business AND state NOT IN ('RUNNING', 'UNDOING')
     AND NOT EXISTS (SELECT FROM "BulkCustomer" AS held WHERE held."businessId" = business AND held."runId" = run.id);

  INSERT INTO "ErasedCustomer" ("businessId", "customerId", "createdAt", "erasedAt")
    SELECT business, customer, added, at
    UNION ALL
    SELECT business, id::int, "createdAt"::timestamptz, at FROM jsonb_each_text(merged) AS former (id, "createdAt")
    ON CONFLICT DO NOTHING;
END $$;

-- Erases a customer who came back with a backup, and returns whether there was one. Another customer with this number, who
-- was added at another time, stays.
CREATE OR REPLACE FUNCTION repeat_erasure(business integer, customer integer, added timestamptz, at timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM customer_to_erase(business, customer) AS kept WHERE kept."createdAt" = added) THEN
    PERFORM erase_customer(business, customer, added, at);
    INSERT INTO "AuditEntry" ("businessId", "actorType", "actorName", action, subject)
      VALUES (business, 'system', 'Automatic', 'customer:erase', 'Customer:' || customer);
    RETURN true;
  END IF;
  INSERT INTO "ErasedCustomer" ("businessId", "customerId", "createdAt", "erasedAt")
    SELECT id, customer, added, at FROM "Business" WHERE id = business ON CONFLICT DO NOTHING;
  RETURN false;
END $$;
