-- CreateEnum
CREATE TYPE "BulkKind" AS ENUM ('STATUS', 'INTEREST', 'ADD_TAGS', 'REMOVE_TAGS', 'CUSTOM_FIELD', 'CONTACT', 'PLAN', 'TRASH');

-- CreateEnum
CREATE TYPE "BulkState" AS ENUM ('RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED');

-- CreateEnum
CREATE TYPE "BulkCustomerState" AS ENUM ('WAITING', 'SAME', 'CHANGED', 'SKIPPED', 'UNDONE', 'LEFT');

-- CreateTable
CREATE TABLE "BulkRun" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "kind" "BulkKind" NOT NULL,
    "state" "BulkState" NOT NULL DEFAULT 'RUNNING',
    "act" JSONB NOT NULL,
    "summary" VARCHAR(400) NOT NULL,
    "count" INTEGER NOT NULL,
    "doneCount" INTEGER NOT NULL DEFAULT 0,
    "changedCount" INTEGER NOT NULL DEFAULT 0,
    "leftCount" INTEGER NOT NULL DEFAULT 0,
    "groupId" UUID NOT NULL,
    "startedById" INTEGER,
    "startedByName" VARCHAR(161) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "undoneById" INTEGER,
    "undoneByName" VARCHAR(161),

    CONSTRAINT "BulkRun_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "BulkCustomer" (
    "businessId" INTEGER NOT NULL,
    "runId" INTEGER NOT NULL,
    "customerId" INTEGER NOT NULL,
    "state" "BulkCustomerState" NOT NULL DEFAULT 'WAITING',
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" VARCHAR(300),

    CONSTRAINT "BulkCustomer_pkey" PRIMARY KEY ("businessId","runId","customerId")
);

-- CreateIndex
CREATE INDEX "BulkRun_businessId_startedAt_idx" ON "BulkRun"("businessId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "BulkRun_businessId_startedById_idx" ON "BulkRun"("businessId", "startedById");

-- CreateIndex
CREATE INDEX "BulkRun_businessId_undoneById_idx" ON "BulkRun"("businessId", "undoneById");

-- CreateIndex
CREATE INDEX "BulkRun_startedAt_idx" ON "BulkRun"("startedAt");

-- CreateIndex
CREATE INDEX "BulkCustomer_businessId_runId_state_customerId_idx" ON "BulkCustomer"("businessId", "runId", "state", "customerId");

-- CreateIndex
CREATE INDEX "BulkCustomer_businessId_customerId_idx" ON "BulkCustomer"("businessId", "customerId");

-- AddForeignKey
ALTER TABLE "BulkRun" ADD CONSTRAINT "BulkRun_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BulkRun" ADD CONSTRAINT "BulkRun_businessId_startedById_fkey" FOREIGN KEY ("businessId", "startedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "BulkRun" ADD CONSTRAINT "BulkRun_businessId_undoneById_fkey" FOREIGN KEY ("businessId", "undoneById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "BulkCustomer" ADD CONSTRAINT "BulkCustomer_businessId_runId_fkey" FOREIGN KEY ("businessId", "runId") REFERENCES "BulkRun"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "BulkRun"
  ADD CONSTRAINT "BulkRun_count_check" CHECK ("count" > 0 AND "doneCount" BETWEEN 0 AND "count"),
  ADD CONSTRAINT "BulkRun_summary_check" CHECK ("summary" ~ '\S'),
  ADD CONSTRAINT "BulkRun_startedByName_check" CHECK ("startedByName" ~ '\S'),
  ADD CONSTRAINT "BulkRun_undoneByName_check" CHECK ("undoneByName" ~ '\S'),
  ADD CONSTRAINT "BulkRun_finishedAt_check" CHECK (("finishedAt" IS NULL) = ("state" = 'RUNNING'));

-- One bulk change of a business runs at a time.
CREATE UNIQUE INDEX "BulkRun_businessId_running_key" ON "BulkRun" ("businessId") WHERE "state" IN ('RUNNING', 'UNDOING');

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

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "BulkRun" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "BulkRun" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "BulkRun" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
