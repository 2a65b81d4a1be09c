-- Announces a business itself.
CREATE OR REPLACE FUNCTION announce_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', coalesce(NEW.id, OLD.id), TG_TABLE_NAME, coalesce(NEW.id, OLD.id), TG_OP));
  RETURN NULL;
END $$;

-- Removes personal data from the audit trail before the business is deleted.
CREATE OR REPLACE TRIGGER empty_audit_entries BEFORE DELETE ON "Business"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION empty_audit_entries_of_business();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Business"
  FOR EACH ROW WHEN (triggers_enabled() AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_business();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Business"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_business();
