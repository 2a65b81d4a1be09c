-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "VendorContact"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "VendorContact" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_levels();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE
  ON "VendorContact" REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_levels();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "VendorContact" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_levels();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "VendorContact" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();
