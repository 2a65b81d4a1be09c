-- The audit trail of a deleted business keeps what was done and when. Who did it and the values go with the business,
-- except its name, which the platform's trail shows.
CREATE FUNCTION empty_audit_entries(gone INTEGER) RETURNS void LANGUAGE sql AS $$
  UPDATE "AuditEntry"
     SET "actorName" = CASE WHEN "actorType" IN ('superadmin', 'system') THEN "actorName" ELSE 'Former team member' END,
         "actorId" = CASE WHEN "actorType" = 'superadmin' THEN "actorId" END,
         "before" = CASE WHEN subject = 'Business:' || gone AND "before" ? 'name' THEN jsonb_build_object('name', "before" -> 'name') END,
         "after" = CASE WHEN subject = 'Business:' || gone AND "after" ? 'name' THEN jsonb_build_object('name', "after" -> 'name') END
   WHERE "businessId" = gone OR ("businessId" IS NULL AND subject = 'Business:' || gone);
$$;

CREATE FUNCTION empty_audit_entries_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM empty_audit_entries(OLD.id);
  RETURN OLD;
END $$;

CREATE TRIGGER empty_audit_entries BEFORE DELETE ON "Business"
  FOR EACH ROW EXECUTE FUNCTION empty_audit_entries_of_business();

-- Businesses that were deleted before.
UPDATE "AuditEntry"
   SET "actorName" = CASE WHEN "actorType" IN ('superadmin', 'system') THEN "actorName" ELSE 'Former team member' END,
       "actorId" = CASE WHEN "actorType" = 'superadmin' THEN "actorId" END,
       "before" = CASE WHEN subject LIKE 'Business:%' AND "before" ? 'name' THEN jsonb_build_object('name', "before" -> 'name') END,
       "after" = CASE WHEN subject LIKE 'Business:%' AND "after" ? 'name' THEN jsonb_build_object('name', "after" -> 'name') END
 WHERE "businessId" IS NULL AND ("actorType" <> 'superadmin' OR subject ~ '^(Business|User):');
