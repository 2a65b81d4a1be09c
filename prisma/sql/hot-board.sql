-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "HotBoardItem"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Keeps the tallies.
CREATE OR REPLACE TRIGGER tally_insert AFTER INSERT ON "HotBoardItem" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_hotboarditem_insert();
CREATE OR REPLACE TRIGGER tally_update AFTER UPDATE ON "HotBoardItem" REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_hotboarditem_update();
CREATE OR REPLACE TRIGGER tally_delete AFTER DELETE ON "HotBoardItem" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tally_hotboarditem_delete();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "HotBoardItem" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "HotBoardItem" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "HotBoardItem" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Writes webhook deliveries.
CREATE OR REPLACE TRIGGER webhook_insert AFTER INSERT ON "HotBoardItem" REFERENCING NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_inserted();
CREATE OR REPLACE TRIGGER webhook_update AFTER UPDATE
  ON "HotBoardItem" REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_updated();
CREATE OR REPLACE TRIGGER webhook_delete AFTER DELETE ON "HotBoardItem" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_deleted();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "HotBoardItem" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();

-- Announces comments to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "HotBoardComment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "HotBoardComment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "HotBoardComment" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
