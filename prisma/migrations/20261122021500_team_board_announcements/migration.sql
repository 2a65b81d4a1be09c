-- Sums of points announce themselves to everyone of their business: open team boards are read again then. Most writes
-- of the sums come with the act that earned the points, in one transaction and so in one announcement of both.
CREATE TRIGGER announce_insert AFTER INSERT ON "GamificationStats"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
CREATE TRIGGER announce_update AFTER UPDATE ON "GamificationStats"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
CREATE TRIGGER announce_delete AFTER DELETE ON "GamificationStats"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
