-- CreateIndex
CREATE INDEX "OrganizerTask_businessId_userId_updatedAt_id_idx" ON "OrganizerTask"("businessId", "userId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "StickyNote_businessId_userId_updatedAt_id_idx" ON "StickyNote"("businessId", "userId", "updatedAt", "id");

-- AlterTable
ALTER TABLE "DeletedRecord" ADD COLUMN     "userId" INTEGER;

-- Tasks and notes have an owner, who alone learns of their deletion.
CREATE OR REPLACE FUNCTION remember_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "accessLevel", "userId")
  SELECT d."businessId", TG_TABLE_NAME, d.id, coalesce((to_jsonb(d) ->> 'accessLevel')::"AccessLevel", 'ALL'),
         (to_jsonb(d) ->> 'userId')::int
    FROM deleted d
   WHERE EXISTS (SELECT 1 FROM "Business" b WHERE b.id = d."businessId");
  RETURN NULL;
END $$;

-- A task that is given to another user is gone for the former owner, and no longer gone for the new one.
CREATE FUNCTION remember_given_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "userId")
  VALUES (OLD."businessId", TG_TABLE_NAME, OLD.id, OLD."userId");
  DELETE FROM "DeletedRecord"
   WHERE "businessId" = NEW."businessId" AND type = TG_TABLE_NAME AND "recordId" = NEW.id AND "userId" = NEW."userId";
  RETURN NULL;
END $$;

CREATE TRIGGER remember_given AFTER UPDATE OF "userId" ON "OrganizerTask" FOR EACH ROW
  WHEN (NEW."userId" <> OLD."userId") EXECUTE FUNCTION remember_given_task();

-- A note is answered with the users who see it, so a share that begins or ends changes the note. Transactions lock the
-- note before they write its shares.
CREATE FUNCTION touch_shared_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  share "SharedNote" := coalesce(NEW, OLD);
BEGIN
  UPDATE "StickyNote" SET "updatedAt" = now() WHERE "businessId" = share."businessId" AND id = share."noteId";
  RETURN NULL;
END $$;

CREATE TRIGGER touch_note AFTER INSERT OR DELETE ON "SharedNote" FOR EACH ROW EXECUTE FUNCTION touch_shared_note();

-- Programs find new activities by their time of creation alone, so what they have read must not change. The reference to a
-- contact ends with the contact.
CREATE FUNCTION refuse_change_of_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An activity cannot be changed';
END $$;

CREATE TRIGGER refuse_change
  BEFORE UPDATE OF "businessId", id, "customerId", type, description, subject, "performedBy", "createdAt" ON "Activity"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_activity();

CREATE TRIGGER set_updated_at BEFORE UPDATE ON "OrganizerTask" FOR EACH ROW
  WHEN (NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON "StickyNote" FOR EACH ROW
  WHEN (NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

DO $$
DECLARE
  model text;
BEGIN
  FOREACH model IN ARRAY ARRAY['OrganizerTask', 'StickyNote', 'Activity']
  LOOP
    EXECUTE format('CREATE TRIGGER remember_deleted AFTER DELETE ON %I
      REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION remember_deleted()', model);
  END LOOP;
END $$;
