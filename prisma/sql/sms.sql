-- Announces the appointment of a text that has been sent or has failed, because the appointment shows its state.
CREATE OR REPLACE FUNCTION tell_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", 'ServiceAppointment', "appointmentId", 'UPDATE'))
    FROM (SELECT DISTINCT "businessId", "appointmentId" FROM changed
           WHERE "appointmentId" IS NOT NULL AND state NOT IN ('PENDING', 'CLAIMED')) AS appointments;
  RETURN NULL;
END $$;

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "SmsMessage" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "SmsMessage" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "SmsMessage" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER tell_appointments_insert AFTER INSERT ON "SmsMessage" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tell_appointments();
CREATE OR REPLACE TRIGGER tell_appointments_update AFTER UPDATE ON "SmsMessage" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION tell_appointments();

-- Writes webhook deliveries.
CREATE OR REPLACE TRIGGER webhook_insert AFTER INSERT ON "SmsMessage" REFERENCING NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_inserted();
CREATE OR REPLACE TRIGGER webhook_update AFTER UPDATE
  ON "SmsMessage" REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_updated();
CREATE OR REPLACE TRIGGER webhook_delete AFTER DELETE ON "SmsMessage" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_deleted();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "SmsReply" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "SmsReply" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "SmsReply" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- Writes webhook deliveries.
CREATE OR REPLACE TRIGGER webhook_insert AFTER INSERT ON "SmsReply" REFERENCING NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_inserted();
CREATE OR REPLACE TRIGGER webhook_update AFTER UPDATE ON "SmsReply" REFERENCING OLD TABLE AS former NEW TABLE AS latter
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_updated();
CREATE OR REPLACE TRIGGER webhook_delete AFTER DELETE ON "SmsReply" REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION webhook_deleted();
