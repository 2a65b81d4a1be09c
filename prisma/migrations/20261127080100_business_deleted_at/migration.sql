-- A deleted business is hidden at once; its rows are removed afterwards, in batches.
ALTER TABLE "Business" ADD COLUMN "deletedAt" TIMESTAMPTZ(3);

-- The entry of the deletion itself is written before the rows are removed. It holds nothing that has to go, except in
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
