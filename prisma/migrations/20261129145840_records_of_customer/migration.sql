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
    EXECUTE format('SELECT array_agg(id) FROM %I WHERE "businessId" = $1 AND %I = ANY ($2)',
      reference.child, reference.column) INTO going USING business, ids;
    RETURN QUERY SELECT * FROM rows_going(reference.child, business, going, locking) WHERE going IS NOT NULL;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION rows_with(model text, business integer, ids integer[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg("table", part), '{}')
    FROM (SELECT "table", jsonb_object_agg(id, content) AS part FROM rows_going(model, business, ids, 'FOR UPDATE') GROUP BY "table") AS parts
$$;

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

DROP FUNCTION rows_going(text, integer, integer[]);
