-- Announces a task to its assignee and to the user who gave it, and to nobody else.
CREATE OR REPLACE FUNCTION announce_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT 1 FROM changed LIMIT announced_rows_limit() + 1) AS few) > announced_rows_limit() THEN
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, '*', TG_OP, person))
      FROM (SELECT "businessId", "userId" AS person FROM changed
            UNION SELECT "businessId", "assignedById" FROM changed WHERE "assignedById" IS NOT NULL) AS people;
  ELSE
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "userId")) FROM changed;
    PERFORM pg_notify('cuecard', concat_ws(' ', "businessId", TG_TABLE_NAME, id, TG_OP, "assignedById"))
      FROM changed WHERE "assignedById" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

-- Announces a task as deleted to users who lose it by a change.
CREATE OR REPLACE FUNCTION announce_taken_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', lost."businessId", TG_TABLE_NAME,
      CASE WHEN (SELECT count(*) FROM changed) > announced_rows_limit() THEN '*' ELSE lost.id::text END, 'DELETE', person))
    FROM former lost JOIN changed c ON c."businessId" = lost."businessId" AND c.id = lost.id,
         unnest(ARRAY[lost."userId", lost."assignedById"]) AS person
   WHERE person IS NOT NULL AND person <> c."userId" AND person IS DISTINCT FROM c."assignedById";
  RETURN NULL;
END $$;

-- Records a task that is given to another user as deleted for the former owner, and no longer for the new one.
CREATE OR REPLACE FUNCTION remember_given_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "userId")
  VALUES (OLD."businessId", TG_TABLE_NAME, OLD.id, OLD."userId");
  DELETE FROM "DeletedRecord"
   WHERE "businessId" = NEW."businessId" AND type = TG_TABLE_NAME AND "recordId" = NEW.id AND "userId" = NEW."userId";
  RETURN NULL;
END $$;

-- Records a task that is given away.
CREATE OR REPLACE TRIGGER remember_given AFTER UPDATE OF "userId" ON "OrganizerTask"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."userId" <> OLD."userId") EXECUTE FUNCTION remember_given_task();

-- Keeps "updatedAt".
CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "OrganizerTask"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "OrganizerTask" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_tasks();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "OrganizerTask" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_tasks();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "OrganizerTask" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_tasks();
CREATE OR REPLACE TRIGGER taken_update AFTER UPDATE
  ON "OrganizerTask" REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_taken_tasks();

-- Records deletions for programs that synchronize.
CREATE OR REPLACE TRIGGER remember_deleted AFTER DELETE ON "OrganizerTask" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION remember_deleted();
