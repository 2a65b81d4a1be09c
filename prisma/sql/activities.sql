-- Refuses changes: programs find new activities by their time of creation alone. Only the reference to a contact may
-- end, and the customer become another one by a merge.
CREATE OR REPLACE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF merges_rows() AND to_jsonb(NEW) - 'customerId' = to_jsonb(OLD) - 'customerId' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An activity cannot be changed';
END $$;

-- Refuses changes.
CREATE OR REPLACE TRIGGER refuse_change BEFORE UPDATE OF "businessId", id, "customerId", type, description, subject,
  "performedBy", "createdAt" ON "Activity"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION refuse_change_of_activity();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "Activity" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Activity" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Activity" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "Activity" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();
