-- Announces a note to its owner, and to the users whom it is shared with as a change of their share.
CREATE OR REPLACE FUNCTION announce_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
      FROM (SELECT DISTINCT "businessId", "userId" FROM changed) AS owners;
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", 'SharedNote', '*', 'UPDATE', "sharedWithUserId"))
      FROM (SELECT DISTINCT s."businessId", s."sharedWithUserId"
              FROM "SharedNote" s JOIN changed c ON c."businessId" = s."businessId" AND c.id = s."noteId") AS recipients;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "userId")) FROM changed;
    PERFORM pg_notify('cuecard', concat_ws(' ', s."businessId", 'SharedNote', s.id, 'UPDATE', s."sharedWithUserId"))
      FROM "SharedNote" s JOIN changed c ON c."businessId" = s."businessId" AND c.id = s."noteId";
  END IF;
  RETURN NULL;
END $$;

-- Announces a share to its recipient, and the note to its owner.
CREATE OR REPLACE FUNCTION announce_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, "userId"))
      FROM (SELECT "businessId", "sharedWithUserId" AS "userId" FROM changed
            UNION SELECT "businessId", "sharedByUserId" FROM changed) AS people;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "sharedWithUserId")) FROM changed;
    PERFORM pg_notify('cuecard', concat_ws(' ', n."businessId", 'StickyNote', n.id, 'UPDATE', n."userId"))
      FROM "StickyNote" n JOIN changed c ON c."businessId" = n."businessId" AND c."noteId" = n.id;
  END IF;
  RETURN NULL;
END $$;

-- A note is answered with the users who see it, so a share that begins or ends changes the note. Transactions lock the
-- note before they write its shares.
CREATE OR REPLACE FUNCTION touch_shared_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  share "SharedNote" := coalesce(NEW, OLD);
BEGIN
  UPDATE "StickyNote" SET "updatedAt" = now() WHERE "businessId" = share."businessId" AND id = share."noteId";
  RETURN NULL;
END $$;

-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "StickyNote"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "StickyNote" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_notes();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "StickyNote" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_notes();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "StickyNote" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_notes();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "StickyNote" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();

-- Changes the note with its shares.
CREATE OR REPLACE TRIGGER touch_note AFTER INSERT OR DELETE ON "SharedNote"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION touch_shared_note();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "SharedNote" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shares();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "SharedNote" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shares();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "SharedNote" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shares();
