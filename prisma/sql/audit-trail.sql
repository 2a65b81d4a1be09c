-- Announces audit entries to admins of the business, and those that superadmins read to superadmins (business 0).
CREATE OR REPLACE FUNCTION announce_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', audience, TG_TABLE_NAME, '*', TG_OP, 'ADMIN'))
    FROM (SELECT "businessId" AS audience FROM changed WHERE "businessId" IS NOT NULL
          UNION SELECT 0 FROM changed
           WHERE "actorType" = 'superadmin'
              OR ("kind" = 'signIn' AND "businessId" IS NULL)
              OR "kind" IN ('apiKey', 'business', 'calendarFeed', 'interestOption', 'sms-settings', 'team', 'webhook'))
         AS audiences;
  RETURN NULL;
END $$;

-- Stores the names of business and subject with the entry, which outlives both.
CREATE OR REPLACE FUNCTION name_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject_id bigint := substring(NEW.subject FROM ':(\d{1,10})$')::bigint;
BEGIN
  NEW."businessName" := coalesce(NEW."businessName", (SELECT name FROM "Business" WHERE id = NEW."businessId"));
  NEW."subjectName" := coalesce(NEW."subjectName", CASE split_part(NEW.subject, ':', 1)
    WHEN 'User' THEN (SELECT "firstName" || ' ' || "lastName" FROM "User"
                       WHERE "businessId" = NEW."businessId" AND id = subject_id)
    WHEN 'HotBoardItem' THEN (SELECT title FROM "HotBoardItem"
                               WHERE "businessId" = NEW."businessId" AND id = subject_id)
  END);
  RETURN NEW;
END $$;

-- Removes personal data from the entries of a deleted business. The entry of the deletion itself holds none, except in
-- those of earlier versions, which have an address.
CREATE OR REPLACE FUNCTION empty_audit_entries(gone INTEGER) RETURNS void LANGUAGE sql AS $$
  UPDATE "AuditEntry"
     SET "actorName" = CASE WHEN "actorType" IN ('superadmin', 'system') THEN "actorName" ELSE 'Former team member' END,
         "actorId" = CASE WHEN "actorType" = 'superadmin' THEN "actorId" END,
         "before" = CASE WHEN subject = 'Business:' || gone AND "before" ? 'name' THEN jsonb_build_object('name', "before" -> 'name') END,
         "after" = CASE WHEN subject = 'Business:' || gone AND "after" ? 'name' THEN jsonb_build_object('name', "after" -> 'name') END
   WHERE "businessId" = gone
      OR ("businessId" IS NULL AND subject = 'Business:' || gone AND (action <> 'business:delete' OR "before" ? 'email'));
$$;

-- Calls `empty_audit_entries` for a business that is being deleted.
CREATE OR REPLACE FUNCTION empty_audit_entries_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM empty_audit_entries(OLD.id);
  RETURN OLD;
END $$;

-- Stores names with the entry.
CREATE OR REPLACE TRIGGER name_entry BEFORE INSERT ON "AuditEntry"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION name_audit_entry();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "AuditEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_audit_entries();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "AuditEntry" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_audit_entries();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "AuditEntry" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_audit_entries();
