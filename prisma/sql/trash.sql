-- Deleted records lie in "TrashEntry" with all their rows, and come back with the same ids (docs/product/trash.md).

-- Whether this transaction brings rows back: their history and what they told the world are older.
CREATE OR REPLACE FUNCTION restores_rows() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.restores', true) IS NOT DISTINCT FROM 'on' $$;

-- The references between tables of a business: "column" of `child` holds an id of `parent`. `cascades`: the row goes with
-- the one that it refers to.
CREATE OR REPLACE FUNCTION references_in_business()
RETURNS TABLE (child text, "column" text, parent text, "isRequired" boolean, cascades boolean) LANGUAGE sql STABLE AS $$
  SELECT child.relname::text, reference.attname::text, parent.relname::text, reference.attnotnull,
         con.confdeltype = 'c'
    FROM pg_constraint con
    JOIN pg_class child ON child.oid = con.conrelid
    JOIN pg_class parent ON parent.oid = con.confrelid
    JOIN pg_attribute reference ON reference.attrelid = con.conrelid AND reference.attnum = con.conkey[2]
   WHERE con.contype = 'f' AND cardinality(con.conkey) = 2 AND con.connamespace = current_schema()::regnamespace
   ORDER BY child.relname, reference.attname
$$;

-- The tables whose rows go with a record of a table, itself included.
CREATE OR REPLACE FUNCTION tables_with(model text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE going (name) AS (
    SELECT model UNION SELECT child FROM references_in_business() JOIN going ON parent = name WHERE cascades)
  SELECT array_agg(name) FROM going
$$;

-- The columns of a table that can be written, which generated ones cannot.
CREATE OR REPLACE FUNCTION written_columns(model text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
   WHERE attrelid = format('%I', model)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
$$;

-- Rows of a table and all rows that go with them, without generated columns. `locking` is how they are locked, such as
-- FOR UPDATE; '' only reads them. A text goes with its customer and with its appointment: it comes twice.
CREATE OR REPLACE FUNCTION rows_going(model text, business integer, ids integer[], locking text)
RETURNS TABLE ("table" text, id integer, content jsonb) LANGUAGE plpgsql AS $$
DECLARE
  reference record;
  going integer[];
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT $4, held.id, to_jsonb(held) - $3
       FROM (SELECT * FROM %I WHERE "businessId" = $1 AND id = ANY ($2) ORDER BY id %s) AS held', model, locking)
    USING business, ids, ARRAY(SELECT attname::text FROM pg_attribute
                                WHERE attrelid = format('%I', model)::regclass AND attgenerated <> ''), model;
  FOR reference IN SELECT * FROM references_in_business() WHERE parent = model AND cascades LOOP
    -- OFFSET 0 has the rows of each id looked up; PostgreSQL may take the business for a small one, and read all of it.
    EXECUTE format('SELECT array_agg(held.id) FROM unnest($2) AS gone (id),
      LATERAL (SELECT id FROM %I WHERE "businessId" = $1 AND %I = gone.id OFFSET 0) AS held',
      reference.child, reference.column) INTO going USING business, ids;
    RETURN QUERY SELECT * FROM rows_going(reference.child, business, going, locking) WHERE going IS NOT NULL;
  END LOOP;
END $$;

-- The locked rows by table and id: {"Customer": {"12": {…}}, "Contact": {…}}.
CREATE OR REPLACE FUNCTION rows_with(model text, business integer, ids integer[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg("table", part), '{}')
    FROM (SELECT "table", jsonb_object_agg(id, content) AS part FROM rows_going(model, business, ids, 'FOR UPDATE') GROUP BY "table") AS parts
$$;

-- All records of a customer, living and in the trash, without locks; none of a customer who is in neither. A text about an
-- appointment that another customer has since is that one's. The number's having opted out of texts is a record too.
CREATE OR REPLACE FUNCTION records_of_customer(business integer, customer integer)
RETURNS TABLE ("table" text, id integer, content jsonb, "deletedAt" timestamptz, "deletedBy" text) LANGUAGE sql STABLE AS $$
  WITH held AS MATERIALIZED (
    SELECT "table", id, content, NULL::timestamptz, NULL::text FROM rows_going('Customer', business, ARRAY[customer], '')
    UNION
    SELECT model, kept.id::int, content, entry."deletedAt", entry."deletedByName"
      FROM "TrashEntry" AS entry, jsonb_each(entry.rows) AS tables (model, part), jsonb_each(part) AS kept (id, content)
     WHERE entry."businessId" = business AND entry."customerId" = customer)
  SELECT * FROM held
   WHERE EXISTS (SELECT FROM held AS person WHERE person."table" = 'Customer')
     AND coalesce((content ->> 'customerId')::int, customer) = customer
  UNION ALL
  SELECT 'SmsOptOut', 0, to_jsonb(stopped), NULL, NULL
    FROM held AS person JOIN "SmsOptOut" AS stopped
      ON stopped."businessId" = business AND stopped."phoneNumber" = '+1' || (person.content ->> 'phoneNumber')
   WHERE person."table" = 'Customer'
$$;

-- Ends the references to rows from others that stay, as deletions need it, and returns what a restoration undoes:
-- [{"table": "Activity", "column": "contactId", "was": "12", "became": null, "ids": [3, 4]}].
CREATE OR REPLACE FUNCTION end_references(business integer, leaving jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  reference record;
  part jsonb;
  ended jsonb := '[]';
BEGIN
  FOR reference IN SELECT * FROM references_in_business() WHERE leaving ? parent AND NOT cascades LOOP
    EXECUTE format(
      $sql$WITH held AS (
         SELECT id, %2$I AS referred FROM %1$I
          WHERE "businessId" = $1 AND %2$I = ANY (ARRAY(SELECT jsonb_object_keys($2)::int)) AND NOT $3 ? id::text
          ORDER BY id FOR UPDATE),
       ended AS (
         UPDATE %1$I AS stays SET %2$I = NULL FROM held WHERE stays."businessId" = $1 AND stays.id = held.id)
       SELECT jsonb_agg(jsonb_build_object('table', $4, 'column', $5, 'was', referred::text, 'became', NULL, 'ids', ids))
         FROM (SELECT referred, jsonb_agg(id ORDER BY id) AS ids FROM held GROUP BY referred) AS grouped$sql$,
      reference.child, reference.column)
      INTO part
      USING business, leaving -> reference.parent, coalesce(leaving -> reference.child, '{}'), reference.child, reference.column;
    ended := ended || coalesce(part, '[]');
  END LOOP;
  RETURN ended;
END $$;

-- The statement that inserts kept rows of a table with their ids. `source` gives them as `kept (id, content)` where
-- `condition` holds; $1 is the business, $2 is for the source, $3 the table, $4 columns that differ by now, by table and
-- id, $5 the time. A reference to a row that is gone becomes null; a row that cannot be without it stays away. Programs
-- that synchronize forget the deletion of what came back, and see a change; who had given a task away keeps its deletion.
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

-- Brings the rows of entries back with their ids, tables in the given order. `changes` has columns that differ by now, by
-- table and id.
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

-- Announces that the trash changed: private records to their user alone. It does not say which, because vendor contacts
-- have levels.
CREATE OR REPLACE FUNCTION announce_trash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
    FROM (SELECT DISTINCT "businessId", "userId" FROM changed) AS audiences;
  RETURN NULL;
END $$;

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "TrashEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "TrashEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "TrashEntry" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();

-- Empties stored answers.
CREATE OR REPLACE TRIGGER empty_answers AFTER DELETE ON "TrashEntry" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION empty_answers_of_deleted();
