-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('UPLOADING', 'READING', 'READY', 'RUNNING', 'DONE', 'STOPPED', 'FAILED', 'REVERTING', 'REVERTED');

-- CreateEnum
CREATE TYPE "ImportRowState" AS ENUM ('NEW', 'MATCHED', 'REFUSED', 'LEFT_OUT', 'ADDED', 'FILLED', 'SKIPPED', 'REVERTED', 'KEPT');

-- CreateTable
CREATE TABLE "Import" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "state" "ImportState" NOT NULL DEFAULT 'UPLOADING',
    "size" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,
    "createdById" INTEGER,
    "createdByName" VARCHAR(161) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "choices" JSONB NOT NULL DEFAULT '{}',
    "shape" JSONB,
    "columns" JSONB NOT NULL DEFAULT '[]',
    "settings" JSONB NOT NULL DEFAULT '{}',
    "counts" JSONB NOT NULL DEFAULT '{}',
    "problem" VARCHAR(300),
    "rowCount" INTEGER NOT NULL DEFAULT 0,
    "doneCount" INTEGER NOT NULL DEFAULT 0,
    "interestIds" VARCHAR(40)[] DEFAULT ARRAY[]::VARCHAR(40)[],
    "groupId" UUID,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Import_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ImportPiece" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "importId" INTEGER NOT NULL,
    "startsAt" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "ImportPiece_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "importId" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "customer" JSONB,
    "state" "ImportRowState" NOT NULL DEFAULT 'NEW',
    "problems" VARCHAR(300)[] DEFAULT ARRAY[]::VARCHAR(300)[],
    "hasWarning" BOOLEAN NOT NULL DEFAULT false,
    "customerId" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "writtenAt" TIMESTAMPTZ(3),

    CONSTRAINT "ImportRow_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Import_businessId_createdAt_id_idx" ON "Import"("businessId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Import_businessId_createdById_idx" ON "Import"("businessId", "createdById");

-- CreateIndex
CREATE UNIQUE INDEX "ImportPiece_businessId_importId_startsAt_key" ON "ImportPiece"("businessId", "importId", "startsAt");

-- CreateIndex
CREATE INDEX "ImportRow_businessId_importId_state_line_idx" ON "ImportRow"("businessId", "importId", "state", "line");

-- CreateIndex
CREATE INDEX "ImportRow_businessId_customerId_idx" ON "ImportRow"("businessId", "customerId");

-- CreateIndex
CREATE UNIQUE INDEX "ImportRow_businessId_importId_line_key" ON "ImportRow"("businessId", "importId", "line");

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Import" ADD CONSTRAINT "Import_businessId_createdById_fkey" FOREIGN KEY ("businessId", "createdById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "ImportPiece" ADD CONSTRAINT "ImportPiece_businessId_importId_fkey" FOREIGN KEY ("businessId", "importId") REFERENCES "Import"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportRow" ADD CONSTRAINT "ImportRow_businessId_importId_fkey" FOREIGN KEY ("businessId", "importId") REFERENCES "Import"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION is_quiet() RETURNS boolean LANGUAGE sql STABLE AS
  $$ SELECT current_setting('cuecard.quiet', true) IS NOT DISTINCT FROM 'on' $$;

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
       WHERE endpoint."isActive" AND pairs.type = ANY (endpoint.events) AND NOT is_quiet()
         -- A record from the trash is there again; what happened to it was told before.
         AND (NOT restores_rows() OR pairs.type LIKE '%.created')
       ORDER BY (subject->>'id')::integer, ordinal
    RETURNING "businessId", "endpointId")
  SELECT enqueue_job('deliverWebhooks', json_build_object('businessId', "businessId", 'endpointId', "endpointId"))
    FROM made GROUP BY "businessId", "endpointId"
$$;

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "Import" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Import" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Import" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Customers from lists of other programs may lack a last name, and a phone number when there is an email address.
ALTER TABLE "Customer"
    DROP CONSTRAINT "Customer_lastName_check",
    DROP CONSTRAINT "Customer_name_check",
    DROP CONSTRAINT "Customer_phoneNumber_check";
ALTER TABLE "Customer"
    ADD CONSTRAINT "Customer_lastName_check" CHECK ("lastName" = '' OR "lastName" ~ '\S'),
    ADD CONSTRAINT "Customer_name_check" CHECK ("name" = "firstName" || CASE "lastName" WHEN '' THEN '' ELSE ' ' || "lastName" END),
    ADD CONSTRAINT "Customer_phoneNumber_check" CHECK (
      "phoneNumber" ~ '^[0-9]{7,10}$' OR ("phoneNumber" = '' AND "email" IS NOT NULL));
ALTER TABLE "Import"
    ADD CONSTRAINT "Import_name_check" CHECK ("name" ~ '\S'),
    ADD CONSTRAINT "Import_createdByName_check" CHECK ("createdByName" ~ '\S'),
    ADD CONSTRAINT "Import_size_check" CHECK ("size" > 0 AND "received" BETWEEN 0 AND "size");
ALTER TABLE "ImportPiece"
    ADD CONSTRAINT "ImportPiece_startsAt_check" CHECK ("startsAt" >= 0);
ALTER TABLE "ImportRow"
    ADD CONSTRAINT "ImportRow_line_check" CHECK ("line" > 0);
ALTER TABLE "Notification"
    DROP CONSTRAINT "Notification_kind_check",
    ADD CONSTRAINT "Notification_kind_check" CHECK ("kind" IN
      ('assigned', 'note-shared', 'text-failed', 'text-unknown', 'customer-replied', 'task-due', 'webhook-disabled',
       'import-finished'));

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
BEGIN
  WITH held AS MATERIALIZED (
    SELECT model, id, row
      FROM (SELECT leaving AS rows
            UNION ALL
            SELECT rows FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer) AS kept,
           jsonb_each(rows) AS tables (model, part), jsonb_each(part) AS part_rows (id, row)),
  entries AS (
    SELECT type, "recordId", title FROM "TrashEntry" WHERE "businessId" = business AND "customerId" = customer)
  SELECT ARRAY(SELECT model || ':' || id FROM held UNION SELECT type || ':' || "recordId" FROM entries),
         -- A title has the name of that time.
         ARRAY(SELECT row ->> 'name' FROM held WHERE model = 'Customer'
               UNION SELECT title FROM entries WHERE type = 'Customer'),
         ARRAY(SELECT DISTINCT row ->> 'phoneNumber' FROM held WHERE model = 'Customer'),
         ARRAY(SELECT row ->> 'email' FROM held WHERE model IN ('Customer', 'Contact') AND row ->> 'email' IS NOT NULL
               UNION SELECT row ->> 'address' FROM held WHERE model = 'Customer' AND row ->> 'address' IS NOT NULL)
    INTO subjects, names, phones, addresses;
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
   WHERE "businessId" = business AND "customerId" = customer AND NOT (state = 'PENDING' AND type LIKE '%.deleted');
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
     WHERE held."businessId" = business AND (held."customerId" = erase_customer.customer
       OR held.customer ->> 'phoneNumber' = ANY (phones) OR held.customer ->> 'email' = ANY (addresses))),
  emptied AS (
    UPDATE "ImportRow" AS held SET cells = '[]', customer = NULL, before = NULL, after = NULL, problems = '{}',
           state = CASE WHEN held.state IN ('NEW', 'MATCHED', 'REFUSED') THEN 'LEFT_OUT' ELSE held.state END
      FROM theirs WHERE held."businessId" = business AND held.id = theirs.id)
  DELETE FROM "ImportPiece" WHERE "businessId" = business AND "importId" IN (SELECT "importId" FROM theirs);

  INSERT INTO "ErasedCustomer" ("businessId", "customerId", "createdAt", "erasedAt")
    VALUES (business, customer, added, at) ON CONFLICT DO NOTHING;
END $$;
