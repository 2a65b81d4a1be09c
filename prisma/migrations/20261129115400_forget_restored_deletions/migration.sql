DROP FUNCTION bring_back(integer, integer[], text[], jsonb, timestamptz);

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
    EXECUTE (
      SELECT format(
        $sql$WITH back AS (
         INSERT INTO %1$I (%2$s) SELECT %3$s
           FROM "TrashEntry" entry, jsonb_each(entry.rows -> $3) AS kept (id, content),
                jsonb_populate_record(NULL::%1$I,
                  content || coalesce($4 -> $3 -> kept.id, '{}') || jsonb_build_object('businessId', $1)) AS came
          WHERE entry."businessId" = $1 AND entry.id = ANY ($2)%4$s ORDER BY came.id ON CONFLICT DO NOTHING
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
        CASE WHEN bool_or(name = 'userId') THEN '"userId"' ELSE 'NULL::integer' END)
      FROM unnest(written_columns(model)) WITH ORDINALITY AS written (name, place)
      LEFT JOIN (
        SELECT *, format('EXISTS (SELECT FROM %I AS referred WHERE referred."businessId" = $1 AND referred.id = came.%I)',
                         parent, "column") AS there
          FROM references_in_business() WHERE child = model) AS reference ON reference.column = name)
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
