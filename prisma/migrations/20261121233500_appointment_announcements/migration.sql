-- Appointments announce themselves to everyone of their business, as its other rows do.
CREATE TRIGGER announce_insert AFTER INSERT ON "ServiceAppointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
CREATE TRIGGER announce_update AFTER UPDATE ON "ServiceAppointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
CREATE TRIGGER announce_delete AFTER DELETE ON "ServiceAppointment"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows();
