-- CreateTable
CREATE TABLE "CustomerMerge" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "fromId" INTEGER NOT NULL,
    "fromName" VARCHAR(161) NOT NULL,
    "fromCreatedAt" TIMESTAMPTZ(3) NOT NULL,
    "mergedById" INTEGER,
    "mergedByName" VARCHAR(161) NOT NULL,
    "mergedAt" TIMESTAMPTZ(3) NOT NULL,
    "rows" JSONB NOT NULL,
    "moved" JSONB NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,

    CONSTRAINT "CustomerMerge_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "DuplicateDismissal" (
    "businessId" INTEGER NOT NULL,
    "fingerprint" CHAR(16) NOT NULL,
    "dismissedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DuplicateDismissal_pkey" PRIMARY KEY ("businessId","fingerprint")
);

-- CreateIndex
CREATE INDEX "CustomerMerge_businessId_customerId_mergedAt_id_idx" ON "CustomerMerge"("businessId", "customerId", "mergedAt", "id");

-- CreateIndex
CREATE INDEX "CustomerMerge_businessId_mergedById_idx" ON "CustomerMerge"("businessId", "mergedById");

-- CreateIndex
CREATE INDEX "CustomerMerge_mergedAt_idx" ON "CustomerMerge"("mergedAt");

-- CreateIndex
CREATE UNIQUE INDEX "CustomerMerge_businessId_fromId_key" ON "CustomerMerge"("businessId", "fromId");

-- AddForeignKey
ALTER TABLE "CustomerMerge" ADD CONSTRAINT "CustomerMerge_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerMerge" ADD CONSTRAINT "CustomerMerge_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerMerge" ADD CONSTRAINT "CustomerMerge_businessId_mergedById_fkey" FOREIGN KEY ("businessId", "mergedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "DuplicateDismissal" ADD CONSTRAINT "DuplicateDismissal_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CustomerMerge"
  ADD CONSTRAINT "CustomerMerge_fromId_check" CHECK ("fromId" <> "customerId"),
  ADD CONSTRAINT "CustomerMerge_fromName_check" CHECK ("fromName" ~ '\S'),
  ADD CONSTRAINT "CustomerMerge_mergedByName_check" CHECK ("mergedByName" ~ '\S');

-- Possible duplicates read the folded names of all customers of a business: with the name itself in the index, PostgreSQL
-- takes them from there, and folds nothing.
DROP INDEX "Customer_businessId_name_key_id_idx";
CREATE INDEX "Customer_businessId_name_key_id_idx" ON "Customer" ("businessId", fold_text(translate("name", '.,', '')), "id") INCLUDE ("name");

CREATE OR REPLACE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF merges_rows() AND to_jsonb(NEW) - 'customerId' = to_jsonb(OLD) - 'customerId' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An activity cannot be changed';
END $$;

CREATE OR REPLACE FUNCTION status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told boolean := NEW."statusUpdatedAt" <> OLD."statusUpdatedAt";
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "from", "to", "changedAt", "changedBy")
    SELECT NEW."businessId", NEW.id, OLD.status, NEW.status, CASE WHEN told THEN NEW."statusUpdatedAt" ELSE now() END,
           CASE WHEN told THEN NEW."statusUpdatedBy" END
     WHERE NOT merges_rows();
  PERFORM tally_statuses(NEW."businessId", 1,
    (NEW.status = 'UNSOLD')::int - (OLD.status = 'UNSOLD')::int,
    (NEW.status = 'SOLD')::int - (OLD.status = 'SOLD')::int,
    (NEW.status = 'NOT_IN_MARKET')::int - (OLD.status = 'NOT_IN_MARKET')::int);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION status_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND merges_rows() AND to_jsonb(NEW) - 'customerId' = to_jsonb(OLD) - 'customerId' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND (
    NOT EXISTS (SELECT FROM "Customer" WHERE "businessId" = OLD."businessId" AND id = OLD."customerId")
    OR NOT EXISTS (SELECT FROM "Business" WHERE id = OLD."businessId"))
  THEN
    RETURN OLD;
  END IF;
  RAISE 'the history of statuses is only added to'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'CustomerStatusChange_stays';
END $$;

CREATE OR REPLACE FUNCTION alike_customers(business integer, reason text, value text, place text)
RETURNS SETOF "Customer" LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF reason = 'PHONE' THEN
    RETURN QUERY SELECT * FROM "Customer" WHERE "businessId" = business AND "phoneNumber" = value COLLATE "default";
  ELSIF reason = 'EMAIL' THEN
    RETURN QUERY SELECT * FROM "Customer" WHERE "businessId" = business AND lower(email COLLATE "und-x-icu") = value;
  ELSE
    RETURN QUERY SELECT * FROM "Customer"
      WHERE "businessId" = business AND fold_text(translate(name, '.,', '')) = value COLLATE "und-x-icu"
        AND lower((CASE reason WHEN 'CITY' THEN city ELSE address END) COLLATE "und-x-icu") = place;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION alike_fingerprint(business integer, reason text, value text, place text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lpad(to_hex(bit_xor(hashtextextended(
           jsonb_build_array(reason, id, "phoneNumber", lower(email), address, city)::text, 0))), 16, '0')
    FROM alike_customers(business, reason, value, place)
$$;

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

  INSERT INTO "ErasedCustomer" ("businessId", "customerId", "createdAt", "erasedAt")
    SELECT business, customer, added, at
    UNION ALL
    SELECT business, id::int, "createdAt"::timestamptz, at FROM jsonb_each_text(merged) AS former (id, "createdAt")
    ON CONFLICT DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION merges_rows() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.merges', true) IS NOT DISTINCT FROM 'on' $$;

CREATE OR REPLACE FUNCTION customer_columns(business integer, customer integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(key, value) FROM "Customer" AS kept, jsonb_each(to_jsonb(kept))
   WHERE kept."businessId" = business AND kept.id = customer AND key = ANY (written_columns('Customer'))
     AND key <> 'businessId'
$$;

CREATE OR REPLACE FUNCTION rows_of_customers(business integer, customers integer[])
RETURNS TABLE ("table" text, customer integer, count integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  reference record;
BEGIN
  FOR reference IN SELECT * FROM references_in_business() AS held WHERE held.parent = 'Customer' LOOP
    RETURN QUERY EXECUTE format(
      'SELECT %3$L::text, %2$I, count(*)::int FROM %1$I WHERE "businessId" = $1 AND %2$I = ANY ($2) GROUP BY 2',
      reference.child, reference.column, reference.child) USING business, customers;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION give_rows(business integer, giver integer, taker integer, chosen jsonb, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  reference record;
  ids jsonb;
  given jsonb := '{}';
BEGIN
  FOR reference IN SELECT * FROM references_in_business() WHERE parent = 'Customer' LOOP
    EXECUTE format(
      $sql$WITH held AS (
         SELECT id FROM %1$I
          WHERE "businessId" = $1 AND %2$I = $2
            AND ($4 IS NULL OR id = ANY (ARRAY(SELECT jsonb_array_elements_text($4 -> $6)::int)))
          ORDER BY id FOR UPDATE),
       given AS (
         UPDATE %1$I AS row SET %2$I = $3%3$s FROM held WHERE row."businessId" = $1 AND row.id = held.id RETURNING row.id)
       SELECT jsonb_agg(id ORDER BY id) FROM given$sql$,
      reference.child, reference.column,
      CASE WHEN 'updatedAt' = ANY (written_columns(reference.child)) THEN ', "updatedAt" = $5' ELSE '' END)
      INTO ids USING business, giver, taker, chosen, at, reference.child;
    IF ids IS NOT NULL THEN
      given := given || jsonb_build_object(reference.child, ids);
    END IF;
  END LOOP;
  RETURN given;
END $$;

CREATE OR REPLACE FUNCTION with_customer(rows jsonb, giver integer, taker integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(model, (
    SELECT jsonb_object_agg(id, CASE WHEN content ->> 'customerId' = giver::text
                                     THEN content || jsonb_build_object('customerId', taker) ELSE content END)
      FROM jsonb_each(part) AS kept (id, content))), '{}')
    FROM jsonb_each(rows) AS tables (model, part)
$$;

CREATE OR REPLACE FUNCTION give_trash(business integer, giver integer, taker integer, entries jsonb, records jsonb)
RETURNS jsonb LANGUAGE sql AS $$
  WITH given AS (
    UPDATE "TrashEntry" SET "customerId" = taker, rows = with_customer(rows, giver, taker)
     WHERE "businessId" = business AND "customerId" = giver
       AND (records IS NULL OR entries @> to_jsonb(id) OR records -> type @> to_jsonb("recordId"))
    RETURNING id)
  SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM given
$$;

CREATE OR REPLACE FUNCTION lesser_follow_ups(business integer, stays integer, other integer)
RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(CASE WHEN array_position(far.states, theirs.state) > array_position(far.states, ours.state)
                                 THEN ours.id ELSE theirs.id END), '{}')
    FROM "FollowUp" AS ours
    JOIN "FollowUp" AS theirs
      ON theirs."businessId" = business AND theirs."customerId" = other
     AND theirs."stepId" = ours."stepId" AND theirs."anchorDate" = ours."anchorDate",
         (VALUES (ARRAY['CANCELLED', 'PENDING', 'SKIPPED', 'COMPLETED']::"FollowUpState"[])) AS far (states)
   WHERE ours."businessId" = business AND ours."customerId" = stays
$$;

CREATE OR REPLACE FUNCTION merge_customer(business integer, stays integer, other integer, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  lesser integer[] := lesser_follow_ups(business, stays, other);
  rows jsonb := jsonb_build_object('Customer', jsonb_build_object(other::text, customer_columns(business, other)));
  moved jsonb;
BEGIN
  rows := rows || (SELECT coalesce(jsonb_object_agg("table", part), '{}')
    FROM (SELECT "table", jsonb_object_agg(id, content - 'businessId') AS part
            FROM rows_going('FollowUp', business, lesser, 'FOR UPDATE') GROUP BY "table") AS parts);
  DELETE FROM "FollowUp" WHERE "businessId" = business AND id = ANY (lesser);
  moved := give_rows(business, other, stays, NULL, at)
    || jsonb_build_object('TrashEntry', give_trash(business, other, stays, NULL, NULL));
  DELETE FROM "Customer" WHERE "businessId" = business AND id = other;
  RETURN jsonb_build_object('rows', rows, 'moved', moved);
END $$;

CREATE OR REPLACE FUNCTION insert_merged(business integer, model text, rows jsonb, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('cuecard.restores', 'on', true);
  EXECUTE insertion_of(model, 'jsonb_each($2) AS kept (id, content)', 'true')
    USING business, rows -> model, model, '{}'::jsonb, at;
  PERFORM set_config('cuecard.restores', 'off', true);
END $$;

CREATE OR REPLACE FUNCTION undo_merge(business integer, merge integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  undone "CustomerMerge";
BEGIN
  SELECT * INTO undone FROM "CustomerMerge" WHERE "businessId" = business AND id = merge;
  PERFORM insert_merged(business, 'Customer', undone.rows, at);
  PERFORM give_rows(business, undone."customerId", undone."fromId", undone.moved, at);
  PERFORM give_trash(business, undone."customerId", undone."fromId", undone.moved -> 'TrashEntry', undone.moved);
  PERFORM insert_merged(business, 'FollowUp', undone.rows, at) WHERE undone.rows ? 'FollowUp';
  UPDATE "FollowUp" SET state = 'PENDING', "updatedAt" = at
   WHERE "businessId" = business AND state = 'CANCELLED'
     AND id = ANY (ARRAY(SELECT jsonb_array_elements_text(undone.moved -> 'FollowUp.state')::int));
  DELETE FROM "CustomerMerge" WHERE "businessId" = business AND id = merge;
END $$;

CREATE OR REPLACE FUNCTION insertion_of(model text, source text, condition text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format(
    $sql$WITH back AS (
     INSERT INTO %1$I (%2$s) SELECT %3$s
       FROM %6$s,
            jsonb_populate_record(NULL::%1$I,
              content || coalesce($4 -> $3 -> kept.id, '{}') || jsonb_build_object('businessId', $1)) AS came
      WHERE %7$s%4$s ORDER BY came.id ON CONFLICT DO NOTHING
     RETURNING id, %5$s AS owner)
     DELETE FROM "DeletedRecord" deleted USING back
      WHERE deleted."businessId" = $1 AND deleted.type = $3 AND deleted."recordId" = back.id
        AND (deleted."userId" IS NULL OR deleted."userId" = back.owner)$sql$,
    model,
    string_agg(quote_ident(name), ', ' ORDER BY place),
    string_agg(CASE
      WHEN name = 'updatedAt' THEN '$5'
      WHEN parent IS NOT NULL AND NOT "isRequired" THEN format('CASE WHEN %s THEN came.%I END', there, name)
      ELSE format('came.%I', name) END, ', ' ORDER BY place),
    string_agg(CASE WHEN "isRequired" THEN ' AND ' || there ELSE '' END, '' ORDER BY place),
    CASE WHEN bool_or(name = 'userId') THEN '"userId"' ELSE 'NULL::integer' END,
    source, condition)
  FROM unnest(written_columns(model)) WITH ORDINALITY AS written (name, place)
  LEFT JOIN (
    SELECT *, format('EXISTS (SELECT FROM %I AS referred WHERE referred."businessId" = $1 AND referred.id = came.%I)',
                     parent, "column") AS there
      FROM references_in_business() WHERE child = model) AS reference ON reference.column = name
$$;

CREATE OR REPLACE FUNCTION bring_back(business integer, entries integer[], models text[], changes jsonb, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  model text;
  undone record;
BEGIN
  PERFORM set_config('cuecard.restores', 'on', true);
  FOREACH model IN ARRAY models LOOP
    -- The entry may come from a file that somebody has edited: only rows that a deletion takes along come back.
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM "TrashEntry" WHERE "businessId" = business AND id = ANY (entries) AND model = ANY (tables_with(type)));
    EXECUTE insertion_of(model, '"TrashEntry" AS entry, jsonb_each(entry.rows -> $3) AS kept (id, content)',
        'entry."businessId" = $1 AND entry.id = ANY ($2)')
      USING business, entries, model, changes, at;
  END LOOP;
  -- What changes in rows that stayed is news.
  PERFORM set_config('cuecard.restores', 'off', true);
  FOR undone IN
    SELECT act.*, format_type(atttypid, atttypmod) AS kind
      FROM "TrashEntry", jsonb_to_recordset(ended) AS act ("table" text, "column" text, was text, became text, ids jsonb)
      JOIN pg_attribute ON attrelid = format('%I', "table")::regclass AND attname = "column"
     WHERE "businessId" = business AND id = ANY (entries)
       AND (("table", "column") = ('FollowUp', 'state')
         OR EXISTS (SELECT FROM references_in_business() AS reference
                     WHERE reference.child = "table" AND reference."column" = act."column" AND NOT cascades))
  LOOP
    EXECUTE format(
      $sql$UPDATE %1$I SET %2$I = $2::%3$s WHERE "businessId" = $1 AND %2$I IS NOT DISTINCT FROM $3::%3$s
         AND id = ANY (ARRAY(SELECT jsonb_array_elements_text($4)::int))$sql$,
      undone."table", undone."column", undone.kind) USING business, undone.was, undone.became, undone.ids;
  END LOOP;
END $$;

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "CustomerMerge" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "CustomerMerge" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "CustomerMerge" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
