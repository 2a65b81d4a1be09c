-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "statusHistoryFrom" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "statusUpdatedBy" VARCHAR(161);

-- AlterTable
ALTER TABLE "Tally" ADD COLUMN     "notInMarket" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sold" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "unsold" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "CustomerStatusChange" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "customerId" INTEGER NOT NULL,
    "from" "CustomerStatus",
    "to" "CustomerStatus" NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,
    "changedBy" VARCHAR(161),

    CONSTRAINT "CustomerStatusChange_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "CustomerStatusChange_businessId_changedAt_idx" ON "CustomerStatusChange"("businessId", "changedAt");

-- CreateIndex
CREATE INDEX "CustomerStatusChange_businessId_customerId_changedAt_idx" ON "CustomerStatusChange"("businessId", "customerId", "changedAt");

-- CreateIndex
CREATE INDEX "SmsMessage_businessId_createdAt_idx" ON "SmsMessage"("businessId", "createdAt");

-- AddForeignKey
ALTER TABLE "CustomerStatusChange" ADD CONSTRAINT "CustomerStatusChange_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomerStatusChange" ADD CONSTRAINT "CustomerStatusChange_businessId_customerId_fkey" FOREIGN KEY ("businessId", "customerId") REFERENCES "Customer"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An entry must change the status.
ALTER TABLE "CustomerStatusChange"
    ADD CONSTRAINT "CustomerStatusChange_from_check" CHECK ("from" <> "to"),
    ADD CONSTRAINT "CustomerStatusChange_changedBy_check" CHECK ("changedBy" ~ '\S');
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_statusUpdatedBy_check" CHECK ("statusUpdatedBy" ~ '\S');

-- Adds (`sign` 1) or subtracts (-1) customers by status in the tally. `FROM "Business"` skips a business that is being
-- deleted, because its tally is deleted with it.
CREATE FUNCTION tally_statuses(business integer, sign integer, new_unsold bigint, new_sold bigint, new_not_in_market bigint)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO "Tally" AS kept ("businessId", span, "startsAt", slot, customers, contacts, completions, "pendingFollowUps",
                               "openItems", unsold, sold, "notInMarket")
    SELECT business, 'ALL', 'epoch', tally_slot(business), 0, 0, 0, 0, 0,
           sign * new_unsold, sign * new_sold, sign * new_not_in_market
      FROM "Business" WHERE id = business
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    unsold = kept.unsold + EXCLUDED.unsold,
    sold = kept.sold + EXCLUDED.sold,
    "notInMarket" = kept."notInMarket" + EXCLUDED."notInMarket"
$$;

-- Triggers write the status history, so that every writer is covered: services, imports and manual SQL. Inserting a
-- customer writes the initial status.
CREATE FUNCTION status_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "to", "changedAt", "changedBy")
    SELECT "businessId", id, status, "statusUpdatedAt", "statusUpdatedBy" FROM came ORDER BY id;
  PERFORM tally_statuses("businessId", 1, count(*) FILTER (WHERE status = 'UNSOLD'),
      count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET'))
    FROM came GROUP BY "businessId";
  RETURN NULL;
END $$;
CREATE TRIGGER status_insert AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION status_added();

-- When an update changes the status but not "statusUpdatedAt", such as manual SQL, the change is recorded with now()
-- and without an actor.
CREATE FUNCTION status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told boolean := NEW."statusUpdatedAt" <> OLD."statusUpdatedAt";
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "from", "to", "changedAt", "changedBy")
    VALUES (NEW."businessId", NEW.id, OLD.status, NEW.status, CASE WHEN told THEN NEW."statusUpdatedAt" ELSE now() END,
            CASE WHEN told THEN NEW."statusUpdatedBy" END);
  PERFORM tally_statuses(NEW."businessId", 1,
    (NEW.status = 'UNSOLD')::int - (OLD.status = 'UNSOLD')::int,
    (NEW.status = 'SOLD')::int - (OLD.status = 'SOLD')::int,
    (NEW.status = 'NOT_IN_MARKET')::int - (OLD.status = 'NOT_IN_MARKET')::int);
  RETURN NULL;
END $$;
CREATE TRIGGER status_update AFTER UPDATE ON "Customer" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION status_changed();

CREATE FUNCTION status_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally_statuses("businessId", -1, count(*) FILTER (WHERE status = 'UNSOLD'),
      count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET'))
    FROM gone GROUP BY "businessId";
  RETURN NULL;
END $$;
CREATE TRIGGER status_delete AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION status_removed();

-- Initializes the tallies for existing customers. CREATE TRIGGER locks "Customer" against writes until this migration
-- commits.
INSERT INTO "Tally" ("businessId", span, "startsAt", slot, customers, contacts, completions, "pendingFollowUps",
                     "openItems", unsold, sold, "notInMarket")
  SELECT "businessId", 'ALL', 'epoch', 0, 0, 0, 0, 0, 0, count(*) FILTER (WHERE status = 'UNSOLD'),
         count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET')
    FROM "Customer" GROUP BY "businessId"
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    unsold = EXCLUDED.unsold, sold = EXCLUDED.sold, "notInMarket" = EXCLUDED."notInMarket";

-- Backfills the history of existing customers from their activities (docs/product/reports.md#earlier-history). An
-- activity counts when it has the description and type of a status change. Going back from the newest, each activity
-- must end in the status in which the next one starts; the newest must end in the current status and be written within
-- 10 seconds after "statusUpdatedAt". The first mismatch and all older activities are discarded.
CREATE TEMPORARY TABLE status_line AS
  WITH words (word, status) AS (
    VALUES ('unsold', 'UNSOLD'::"CustomerStatus"), ('sold', 'SOLD'), ('not in market', 'NOT_IN_MARKET')),
  changes AS (
    SELECT former.status AS "from", latter.status AS "to",
           'Status changed from ' || former.word || ' to ' || latter.word AS description,
           (CASE latter.status WHEN 'SOLD' THEN 'SALE' ELSE 'OTHER' END)::"ActivityType" AS type
      FROM words AS former, words AS latter WHERE former.status <> latter.status),
  lines AS (
    SELECT customer."businessId", customer.id AS "customerId", customer.status, customer."statusUpdatedAt",
           changes."from", changes."to", line."createdAt" AS at, line."performedBy" AS by,
           row_number() OVER newest AS back, lag(changes."from") OVER newest AS next
      FROM "Customer" AS customer
      JOIN "Activity" AS line ON line."businessId" = customer."businessId" AND line."customerId" = customer.id
      JOIN changes ON changes.description = line.description AND changes.type = line.type
     WHERE line."contactId" IS NULL AND line.subject IS NULL
       AND customer."statusUpdatedAt" > customer."createdAt" AND line."createdAt" >= customer."createdAt"
    WINDOW newest AS (PARTITION BY customer."businessId", customer.id ORDER BY line."createdAt" DESC, line.id DESC)),
  fitting AS (
    SELECT *, CASE WHEN back = 1
      THEN "to" = status AND at BETWEEN "statusUpdatedAt" AND "statusUpdatedAt" + interval '10 seconds'
      ELSE "to" = next END AS fits
      FROM lines)
  SELECT "businessId", "customerId", back, "from", "to", by, CASE back WHEN 1 THEN "statusUpdatedAt" ELSE at END AS at,
         bool_and(fits) OVER (PARTITION BY "businessId", "customerId" ORDER BY back) AS certain,
         bool_and(fits) OVER (PARTITION BY "businessId", "customerId") AS complete
    FROM fitting;

INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "from", "to", "changedAt", "changedBy")
  SELECT * FROM (
    SELECT "businessId", "customerId", "from", "to", at, nullif(trim(by), '') AS by FROM status_line WHERE certain
    -- The initial status: the current one if it never changed, otherwise the one before the first change.
    UNION ALL
    SELECT "businessId", id, NULL, status, "createdAt", NULL FROM "Customer" WHERE "statusUpdatedAt" <= "createdAt"
    UNION ALL
    SELECT customer."businessId", customer.id, NULL, oldest."from", customer."createdAt", NULL
      FROM "Customer" AS customer JOIN (
        SELECT DISTINCT ON ("businessId", "customerId") * FROM status_line WHERE complete
         ORDER BY "businessId", "customerId", back DESC) AS oldest
        ON oldest."businessId" = customer."businessId" AND oldest."customerId" = customer.id
    -- Without a matching activity, only the current status and its time are known.
    UNION ALL
    SELECT "businessId", id, NULL, status, "statusUpdatedAt", NULL FROM "Customer" AS customer
     WHERE "statusUpdatedAt" > "createdAt" AND NOT EXISTS (
       SELECT FROM status_line AS line WHERE line."businessId" = customer."businessId"
          AND line."customerId" = customer.id AND certain)
  ) AS history ("businessId", "customerId", "from", "to", at, by)
  ORDER BY at, "customerId";
DROP TABLE status_line;

-- When the history of a customer starts after its creation, the counts of the business are complete only from the
-- latest such start.
UPDATE "Business" SET "statusHistoryFrom" = known.since
  FROM (SELECT customer."businessId", max(began.at) AS since
          FROM "Customer" AS customer
          JOIN (SELECT "businessId", "customerId", min("changedAt") AS at FROM "CustomerStatusChange" GROUP BY 1, 2) AS began
            ON began."businessId" = customer."businessId" AND began."customerId" = customer.id
         WHERE began.at > customer."createdAt" GROUP BY 1) AS known
 WHERE id = known."businessId";

-- The history is append-only; entries are deleted only with their customer or business.
CREATE FUNCTION status_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (
    NOT EXISTS (SELECT FROM "Customer" WHERE "businessId" = OLD."businessId" AND id = OLD."customerId")
    OR NOT EXISTS (SELECT FROM "Business" WHERE id = OLD."businessId"))
  THEN
    RETURN OLD;
  END IF;
  RAISE 'the history of statuses is only added to'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'CustomerStatusChange_stays';
END $$;
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON "CustomerStatusChange" FOR EACH ROW
  EXECUTE FUNCTION status_change_stays();
