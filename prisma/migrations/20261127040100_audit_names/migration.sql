-- An entry of the audit trail keeps the names of its business and of its subject, for when they have been deleted.
ALTER TABLE "AuditEntry" ADD COLUMN "businessName" VARCHAR(120), ADD COLUMN "subjectName" VARCHAR(161);

CREATE FUNCTION name_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER name_entry BEFORE INSERT ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION name_audit_entry();

UPDATE "AuditEntry" entry SET "businessName" = business.name
  FROM "Business" business WHERE business.id = entry."businessId";

-- Of a business that has been deleted, the entry of the deletion has the name.
UPDATE "AuditEntry" entry SET "businessName" = left(deletion.before ->> 'name', 120)
  FROM "AuditEntry" deletion
 WHERE entry."businessName" IS NULL AND entry.subject LIKE 'Business:%'
   AND deletion.action = 'business:delete' AND deletion.subject = entry.subject;

UPDATE "AuditEntry" entry SET "subjectName" = "firstName" || ' ' || "lastName"
  FROM "User" member
 WHERE member."businessId" = entry."businessId" AND entry.subject = 'User:' || member.id;

UPDATE "AuditEntry" entry SET "subjectName" = item.title
  FROM "HotBoardItem" item
 WHERE item."businessId" = entry."businessId" AND entry.subject = 'HotBoardItem:' || item.id;

-- Entries said the account SID of the text provider in full. Now they say that it was set, as of the token.
UPDATE "AuditEntry" SET after = jsonb_set(after, '{twilioAccountSid}',
    CASE WHEN before ->> 'twilioAccountSid' IS NULL THEN '"set"' ELSE '"set anew"' END::jsonb)
 WHERE after ->> 'twilioAccountSid' IS NOT NULL;
UPDATE "AuditEntry" SET before = jsonb_set(before, '{twilioAccountSid}', '"set"')
 WHERE before ->> 'twilioAccountSid' IS NOT NULL;
