-- Adds (`sign` 1) or subtracts (-1) customers by status in the tally; skips a business that is being deleted, because
-- its tally is deleted with it.
CREATE OR REPLACE FUNCTION tally_statuses(business integer, sign integer, new_unsold bigint, new_sold bigint, new_not_in_market bigint)
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

-- Writes the first status of new customers to the status history, and counts it. Customers from the trash have their
-- history.
CREATE OR REPLACE FUNCTION status_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "to", "changedAt", "changedBy")
    SELECT "businessId", id, status, "statusUpdatedAt", "statusUpdatedBy" FROM came WHERE NOT restores_rows() ORDER BY id;
  PERFORM tally_statuses("businessId", 1, count(*) FILTER (WHERE status = 'UNSOLD'),
      count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET'))
    FROM came GROUP BY "businessId";
  RETURN NULL;
END $$;

-- Writes a new status to the status history, and counts it. Manual SQL that changes the status alone is recorded with
-- now() and without an actor. A merge brings the history of both customers together, so that the status is in it.
CREATE OR REPLACE FUNCTION status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told boolean := NEW."statusUpdatedAt" <> OLD."statusUpdatedAt";
BEGIN
  INSERT INTO "CustomerStatusChange" ("businessId", "customerId", "from", "to", "changedAt", "changedBy")
    SELECT NEW."businessId", NEW.id, OLD.status, NEW.status, CASE WHEN told THEN NEW."statusUpdatedAt" ELSE now() END,
           CASE WHEN told THEN NEW."statusUpdatedBy" END
     WHERE NOT merges_rows();
  PERFORM tally_statuses(NEW."businessId", 1,
    (NEW.status = 'UNSOLD')::int - (OLD.status = 'UNSOLD')::int,
    (NEW.status = 'SOLD')::int - (OLD.status = 'SOLD')::int,
    (NEW.status = 'NOT_IN_MARKET')::int - (OLD.status = 'NOT_IN_MARKET')::int);
  RETURN NULL;
END $$;

-- Subtracts the statuses of deleted customers from the tally.
CREATE OR REPLACE FUNCTION status_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tally_statuses("businessId", -1, count(*) FILTER (WHERE status = 'UNSOLD'),
      count(*) FILTER (WHERE status = 'SOLD'), count(*) FILTER (WHERE status = 'NOT_IN_MARKET'))
    FROM gone GROUP BY "businessId";
  RETURN NULL;
END $$;

-- Keeps the status history append-only; entries are deleted only with their customer or business, and change only their
-- customer, by a merge.
CREATE OR REPLACE FUNCTION status_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND merges_rows() AND to_jsonb(NEW) - 'customerId' = to_jsonb(OLD) - 'customerId' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND (
    NOT EXISTS (SELECT FROM "Customer" WHERE "businessId" = OLD."businessId" AND id = OLD."customerId")
    OR NOT EXISTS (SELECT FROM "Business" WHERE id = OLD."businessId"))
  THEN
    RETURN OLD;
  END IF;
  RAISE 'the history of statuses is only added to'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'CustomerStatusChange_stays';
END $$;

-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "Customer"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Writes and counts the status history.
CREATE OR REPLACE TRIGGER status_insert AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION status_added();
CREATE OR REPLACE TRIGGER status_update AFTER UPDATE ON "Customer"
  FOR EACH ROW WHEN (triggers_enabled() AND OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION status_changed();
CREATE OR REPLACE TRIGGER status_delete AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION status_removed();

-- Keeps the tallies.
CREATE OR REPLACE TRIGGER tally_insert AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_customer_insert();
CREATE OR REPLACE TRIGGER tally_update AFTER UPDATE ON "Customer" REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_customer_update();
CREATE OR REPLACE TRIGGER tally_delete AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_customer_delete();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Customer" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Writes webhook deliveries.
CREATE OR REPLACE TRIGGER webhook_insert AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_inserted();
CREATE OR REPLACE TRIGGER webhook_update AFTER UPDATE ON "Customer" REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_updated();
CREATE OR REPLACE TRIGGER webhook_delete AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_deleted();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();

-- Keeps entries as they were written.
CREATE OR REPLACE TRIGGER stays BEFORE UPDATE OR DELETE ON "CustomerStatusChange"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION status_change_stays();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "SavedView" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "SavedView" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "SavedView" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
