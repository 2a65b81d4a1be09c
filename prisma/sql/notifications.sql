-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "Notification" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Notification" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Notification" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_own_rows();
