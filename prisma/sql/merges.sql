-- A customer becomes part of another one, and can be taken out again (docs/product/merging.md).

-- Whether this transaction merges customers: it may change the customer of rows that are only added to, and the status
-- history of both is complete.
CREATE OR REPLACE FUNCTION merges_rows() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.merges', true) IS NOT DISTINCT FROM 'on' $$;

-- The columns of a customer as JSON, without the business and generated ones.
CREATE OR REPLACE FUNCTION customer_columns(business integer, customer integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(key, value) FROM "Customer" AS kept, jsonb_each(to_jsonb(kept))
   WHERE kept."businessId" = business AND kept.id = customer AND key = ANY (written_columns('Customer'))
     AND key <> 'businessId'
$$;

-- How many rows of each table refer to customers.
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

-- Gives rows of a customer to another one, in every table that refers to customers, and returns their ids by table.
-- `chosen` has the ids by table; null gives all.
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

-- Rows in the trash, by table and id, with another customer in the place of theirs.
CREATE OR REPLACE FUNCTION with_customer(rows jsonb, giver integer, taker integer) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(model, (
    SELECT jsonb_object_agg(id, CASE WHEN content ->> 'customerId' = giver::text
                                     THEN content || jsonb_build_object('customerId', taker) ELSE content END)
      FROM jsonb_each(part) AS kept (id, content))), '{}')
    FROM jsonb_each(rows) AS tables (model, part)
$$;

-- Gives what lies in the trash of a customer to another one, and returns the ids of the entries. `entries` are those to
-- give, and `records` the ids of deleted records by table; null gives all.
CREATE OR REPLACE FUNCTION give_trash(business integer, giver integer, taker integer, entries jsonb, records jsonb)
RETURNS jsonb LANGUAGE sql AS $$
  WITH given AS (
    UPDATE "TrashEntry" SET "customerId" = taker, rows = with_customer(rows, giver, taker)
     WHERE "businessId" = business AND "customerId" = giver
       AND (records IS NULL OR entries @> to_jsonb(id) OR records -> type @> to_jsonb("recordId"))
    RETURNING id)
  SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM given
$$;

-- Of follow-ups with one step and one anchor date that both customers have, those that go: the work on the other one went
-- further.
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

-- Makes the rows of a customer those of the one who stays, and deletes the customer; both are locked. Returns what an undo
-- needs: {"rows": …, "moved": …}.
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

-- Inserts rows that a merge has deleted.
CREATE OR REPLACE FUNCTION insert_merged(business integer, model text, rows jsonb, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('cuecard.restores', 'on', true);
  EXECUTE insertion_of(model, 'jsonb_each($2) AS kept (id, content)', 'true')
    USING business, rows -> model, model, '{}'::jsonb, at;
  PERFORM set_config('cuecard.restores', 'off', true);
END $$;

-- Takes a merge back, of which the customer who stayed is locked: the other one has again what is still there of theirs.
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

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "CustomerMerge" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "CustomerMerge" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "CustomerMerge" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
