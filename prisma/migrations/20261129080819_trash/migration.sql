-- CreateEnum
CREATE TYPE "TrashReason" AS ENUM ('DELETED', 'IMPORT_REVERTED', 'BULK', 'MERGED');

-- CreateTable
CREATE TABLE "TrashEntry" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "type" VARCHAR(40) NOT NULL,
    "recordId" INTEGER NOT NULL,
    "customerId" INTEGER,
    "title" VARCHAR(200) NOT NULL,
    "accessLevel" "AccessLevel" NOT NULL DEFAULT 'ALL',
    "userId" INTEGER,
    "reason" "TrashReason" NOT NULL DEFAULT 'DELETED',
    "groupId" UUID,
    "deletedById" INTEGER,
    "deletedByName" VARCHAR(161) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3) NOT NULL,
    "rows" JSONB NOT NULL,
    "ended" JSONB NOT NULL DEFAULT '[]',
    "bytes" INTEGER NOT NULL,
    "restoredAt" TIMESTAMPTZ(3),
    "remarks" VARCHAR(300)[] DEFAULT ARRAY[]::VARCHAR(300)[],
    "searchText" TEXT GENERATED ALWAYS AS (fold_text("title")) STORED,

    CONSTRAINT "TrashEntry_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_deletedAt_id_idx" ON "TrashEntry"("businessId", "deletedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_type_recordId_idx" ON "TrashEntry"("businessId", "type", "recordId");

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_customerId_idx" ON "TrashEntry"("businessId", "customerId");

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_groupId_idx" ON "TrashEntry"("businessId", "groupId");

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_deletedById_idx" ON "TrashEntry"("businessId", "deletedById");

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_bytes_idx" ON "TrashEntry"("businessId", "bytes");

-- CreateIndex
CREATE INDEX "TrashEntry_deletedAt_idx" ON "TrashEntry"("deletedAt");

-- AddForeignKey
ALTER TABLE "TrashEntry" ADD CONSTRAINT "TrashEntry_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TrashEntry" ADD CONSTRAINT "TrashEntry_businessId_deletedById_fkey" FOREIGN KEY ("businessId", "deletedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "TrashEntry"
    ADD CONSTRAINT "TrashEntry_title_check" CHECK ("title" ~ '\S'),
    ADD CONSTRAINT "TrashEntry_deletedByName_check" CHECK ("deletedByName" ~ '\S'),
    ADD CONSTRAINT "TrashEntry_bytes_check" CHECK ("bytes" >= 0);

CREATE OR REPLACE FUNCTION status_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "to", "changedAt", "changedBy")
    SELECT "businessId", id, status, "statusUpdatedAt", "statusUpdatedBy" FROM came WHERE NOT restores_rows() ORDER BY id;
  PERFORM tally_statuses("businessId", 1, count(*) FILTER (WHERE status = 'UNSOLD'),
      count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET'))
    FROM came GROUP BY "businessId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION restores_rows() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.restores', true) IS NOT DISTINCT FROM 'on' $$;

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

CREATE OR REPLACE FUNCTION tables_with(model text) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE going (name) AS (
    SELECT model UNION SELECT child FROM references_in_business() JOIN going ON parent = name WHERE cascades)
  SELECT array_agg(name) FROM going
$$;

CREATE OR REPLACE FUNCTION written_columns(model text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
   WHERE attrelid = format('%I', model)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
$$;

CREATE OR REPLACE FUNCTION rows_with(model text, business integer, ids integer[]) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  found jsonb;
  reference record;
  going integer[];
BEGIN
  EXECUTE format(
    $sql$SELECT jsonb_object_agg(id, (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(held)) WHERE key = ANY ($3)))
       FROM (SELECT * FROM %I WHERE "businessId" = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE) AS held$sql$, model)
    INTO found USING business, ids, written_columns(model);
  IF found IS NULL THEN
    RETURN '{}';
  END IF;
  found := jsonb_build_object(model, found);
  FOR reference IN SELECT * FROM references_in_business() WHERE parent = model AND cascades LOOP
    EXECUTE format('SELECT array_agg(id) FROM %I WHERE "businessId" = $1 AND %I = ANY ($2)',
      reference.child, reference.column) INTO going USING business, ids;
    -- A text goes with its customer and with its appointment: its rows come twice, and are the same.
    SELECT jsonb_object_agg(key, coalesce(known.value, '{}') || coalesce(more.value, '{}')) INTO found
      FROM jsonb_each(found) AS known FULL JOIN jsonb_each(rows_with(reference.child, business, going)) AS more USING (key);
  END LOOP;
  RETURN found;
END $$;

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

CREATE OR REPLACE FUNCTION bring_back(business integer, entries integer[], models text[], changes jsonb, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  model text;
  part bigint;
  total bigint := 0;
  undone record;
BEGIN
  PERFORM set_config('cuecard.restores', 'on', true);
  FOREACH model IN ARRAY models LOOP
    -- The entry may come from a file that somebody has edited: only rows that a deletion takes along come back.
    CONTINUE WHEN NOT EXISTS (
      SELECT FROM "TrashEntry" WHERE "businessId" = business AND id = ANY (entries) AND model = ANY (tables_with(type)));
    EXECUTE (
      SELECT format(
        $sql$INSERT INTO %1$I (%2$s) SELECT %3$s
           FROM "TrashEntry" entry, jsonb_each(entry.rows -> $3) AS kept (id, content),
                jsonb_populate_record(NULL::%1$I,
                  content || coalesce($4 -> $3 -> kept.id, '{}') || jsonb_build_object('businessId', $1)) AS came
          WHERE entry."businessId" = $1 AND entry.id = ANY ($2)%4$s ORDER BY came.id ON CONFLICT DO NOTHING$sql$,
        model,
        string_agg(quote_ident(name), ', ' ORDER BY place),
        string_agg(CASE
          WHEN name = 'updatedAt' THEN '$5'
          WHEN parent IS NOT NULL AND NOT "isRequired" THEN format('CASE WHEN %s THEN came.%I END', there, name)
          ELSE format('came.%I', name) END, ', ' ORDER BY place),
        string_agg(CASE WHEN "isRequired" THEN ' AND ' || there ELSE '' END, '' ORDER BY place))
      FROM unnest(written_columns(model)) WITH ORDINALITY AS written (name, place)
      LEFT JOIN (
        SELECT *, format('EXISTS (SELECT FROM %I AS referred WHERE referred."businessId" = $1 AND referred.id = came.%I)',
                         parent, "column") AS there
          FROM references_in_business() WHERE child = model) AS reference ON reference.column = name)
      USING business, entries, model, changes, at;
    GET DIAGNOSTICS part = ROW_COUNT;
    total := total + part;
  END LOOP;
  DELETE FROM "DeletedRecord" deleted
   USING "TrashEntry" entry, jsonb_each(entry.rows) AS tables (name, kept), jsonb_object_keys(kept) AS record
   WHERE entry."businessId" = business AND entry.id = ANY (entries)
     AND deleted."businessId" = business AND deleted.type = tables.name AND deleted."recordId" = record::int;
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
  RETURN total;
END $$;

CREATE OR REPLACE FUNCTION announce_trash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
    FROM (SELECT DISTINCT "businessId", "userId" FROM changed) AS audiences;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION write_webhook_deliveries(model text, act text, written jsonb)
RETURNS void LANGUAGE sql AS $$
  WITH pairs AS (
    SELECT type, ordinal, coalesce(latter, former) AS subject, gen_random_uuid() AS event
      FROM jsonb_to_recordset(written) AS pair (former jsonb, latter jsonb),
           -- A contact that is inserted completed is both.
           LATERAL (VALUES (1, webhook_event(model, act, former, latter)),
                           (2, CASE WHEN act = 'INSERT' AND model = 'Contact' AND webhook_phase(model, latter) = 'completed'
                                    THEN 'contact.completed' END)) AS happened (ordinal, type)),
  made AS (
    INSERT INTO "WebhookDelivery" ("businessId", "endpointId", "eventId", type, record, "customerId")
      SELECT endpoint."businessId", endpoint.id, pairs.event, pairs.type, model || ':' || (subject->>'id'),
             (CASE model WHEN 'Customer' THEN subject->>'id' ELSE subject->>'customerId' END)::integer
        FROM pairs
        JOIN "Business" business ON business.id = (subject->>'businessId')::integer
        JOIN "WebhookEndpoint" endpoint ON endpoint."businessId" = business.id
       WHERE endpoint."isActive" AND pairs.type = ANY (endpoint.events)
         -- A record from the trash is there again; what happened to it was told before.
         AND (NOT restores_rows() OR pairs.type LIKE '%.created')
       ORDER BY (subject->>'id')::integer, ordinal
    RETURNING "businessId", "endpointId")
  SELECT enqueue_job('deliverWebhooks', json_build_object('businessId', "businessId", 'endpointId', "endpointId"))
    FROM made GROUP BY "businessId", "endpointId"
$$;

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "TrashEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "TrashEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "TrashEntry" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_trash();
