-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "ServiceAppointment"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "ServiceAppointment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "ServiceAppointment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "ServiceAppointment" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Writes webhook deliveries.
CREATE OR REPLACE TRIGGER webhook_insert AFTER INSERT ON "ServiceAppointment" REFERENCING NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_inserted();
CREATE OR REPLACE TRIGGER webhook_update AFTER UPDATE
  ON "ServiceAppointment" REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_updated();
CREATE OR REPLACE TRIGGER webhook_delete AFTER DELETE ON "ServiceAppointment" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_deleted();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "ServiceAppointment" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();
