CREATE OR REPLACE FUNCTION rows_going(model text, business integer, ids integer[])
RETURNS TABLE ("table" text, id integer, content jsonb) LANGUAGE plpgsql AS $$
DECLARE
  reference record;
  going integer[];
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT $4, held.id, to_jsonb(held) - $3
       FROM (SELECT * FROM %I WHERE "businessId" = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE) AS held', model)
    USING business, ids, ARRAY(SELECT attname::text FROM pg_attribute
                                WHERE attrelid = format('%I', model)::regclass AND attgenerated <> ''), model;
  FOR reference IN SELECT * FROM references_in_business() WHERE parent = model AND cascades LOOP
    EXECUTE format('SELECT array_agg(id) FROM %I WHERE "businessId" = $1 AND %I = ANY ($2)',
      reference.child, reference.column) INTO going USING business, ids;
    RETURN QUERY SELECT * FROM rows_going(reference.child, business, going) WHERE going IS NOT NULL;
  END LOOP;
END $$;

CREATE OR REPLACE FUNCTION rows_with(model text, business integer, ids integer[]) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_object_agg("table", part), '{}')
    FROM (SELECT "table", jsonb_object_agg(id, content) AS part FROM rows_going(model, business, ids) GROUP BY "table") AS parts
$$;
