CREATE OR REPLACE FUNCTION remember_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "accessLevel", "userId")
  SELECT d."businessId", TG_TABLE_NAME, d.id, coalesce((row ->> 'accessLevel')::"AccessLevel", 'ALL'), (row ->> 'userId')::int
    FROM deleted d, LATERAL (SELECT to_jsonb(d) AS row OFFSET 0) AS whole
   WHERE EXISTS (SELECT 1 FROM "Business" b WHERE b.id = d."businessId");
  RETURN NULL;
END $$;

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
