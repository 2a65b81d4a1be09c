-- What was claimed and not yet called is surely not sent.
ALTER TABLE "SmsMessage" ADD COLUMN "callingAt" TIMESTAMPTZ(3);

-- An appointment shows how far its text is: a text that comes to an end announces it, as a write of its own does.
-- Texts go only with their appointment, which announces that itself.
CREATE FUNCTION tell_appointments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", 'ServiceAppointment', "appointmentId", 'UPDATE'))
    FROM (SELECT DISTINCT "businessId", "appointmentId" FROM changed
           WHERE "appointmentId" IS NOT NULL AND state NOT IN ('PENDING', 'CLAIMED')) AS appointments;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_appointments_insert AFTER INSERT ON "SmsMessage"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_appointments();
CREATE TRIGGER tell_appointments_update AFTER UPDATE ON "SmsMessage"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_appointments();
