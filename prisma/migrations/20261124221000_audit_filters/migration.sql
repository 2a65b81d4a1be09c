-- Indexes for filtering the audit trails of a business and of the platform by kind (the noun of the action) and by
-- actor, newest first.
ALTER TABLE "AuditEntry" ADD COLUMN "kind" VARCHAR(60) GENERATED ALWAYS AS (split_part("action", ':', 1)) STORED;
CREATE INDEX "AuditEntry_businessId_kind_id_idx" ON "AuditEntry"("businessId", "kind", "id" DESC);
CREATE INDEX "AuditEntry_businessId_actorName_id_idx" ON "AuditEntry"("businessId", "actorName", "id" DESC);
CREATE INDEX "AuditEntry_kind_id_idx" ON "AuditEntry"("kind", "id" DESC);
CREATE INDEX "AuditEntry_actorName_id_idx" ON "AuditEntry"("actorName", "id" DESC);

-- Announces audit entries to the admins of their business, and to superadmins under business id 0, which does not
-- exist. Superadmins cannot read entries about the hot board and follow-up plans, so these are not announced to them.
CREATE FUNCTION announce_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', audience, TG_TABLE_NAME, '*', TG_OP, 'ADMIN'))
    FROM (SELECT "businessId" AS audience FROM changed WHERE "businessId" IS NOT NULL
          UNION SELECT 0 FROM changed
           WHERE "actorType" = 'superadmin'
              OR "kind" IN ('apiKey', 'business', 'calendarFeed', 'interestOption', 'sms-settings', 'team')) AS audiences;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_insert AFTER INSERT ON "AuditEntry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_audit_entries();
CREATE TRIGGER announce_update AFTER UPDATE ON "AuditEntry"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_audit_entries();
CREATE TRIGGER announce_delete AFTER DELETE ON "AuditEntry"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_audit_entries();
