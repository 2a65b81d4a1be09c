-- The day by which a task stands among the open ones: every group of them is a stretch of one index, those without a due
-- date come last, and closed ones are in none.
ALTER TABLE "OrganizerTask" ADD COLUMN "openDay" DATE GENERATED ALWAYS AS (
  CASE WHEN "status" IN ('PENDING', 'IN_PROGRESS') THEN coalesce("dueDate", DATE '9998-12-31') END
) STORED;

DROP INDEX "OrganizerTask_businessId_assignedById_idx";
DROP INDEX "OrganizerTask_businessId_userId_status_dueDate_id_idx";
CREATE INDEX "OrganizerTask_businessId_userId_openDay_priority_id_idx" ON "OrganizerTask"("businessId", "userId", "openDay", "priority", "id");
CREATE INDEX "OrganizerTask_businessId_userId_openDay_updatedAt_id_idx" ON "OrganizerTask"("businessId", "userId", "openDay", "updatedAt" DESC, "id" DESC);
CREATE INDEX "OrganizerTask_businessId_assignedById_id_idx" ON "OrganizerTask"("businessId", "assignedById", "id" DESC);

-- No day beyond the one that stands for none.
ALTER TABLE "OrganizerTask" ADD CONSTRAINT "OrganizerTask_dueDate_check" CHECK ("dueDate" < DATE '9998-12-31');

-- A task announces itself to the person whose it is and to whoever gave it to them, and to nobody else. For someone whom
-- a change takes it from, it is gone.
CREATE FUNCTION announce_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION announce_taken_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', lost."businessId", TG_TABLE_NAME,
      CASE WHEN (SELECT count(*) FROM changed) > announced_rows_limit() THEN '*' ELSE lost.id::text END, 'DELETE', person))
    FROM former lost JOIN changed c ON c."businessId" = lost."businessId" AND c.id = lost.id,
         unnest(ARRAY[lost."userId", lost."assignedById"]) AS person
   WHERE person IS NOT NULL AND person <> c."userId" AND person IS DISTINCT FROM c."assignedById";
  RETURN NULL;
END $$;

CREATE TRIGGER announce_insert AFTER INSERT ON "OrganizerTask"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_tasks();
CREATE TRIGGER announce_update AFTER UPDATE ON "OrganizerTask"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_tasks();
CREATE TRIGGER announce_delete AFTER DELETE ON "OrganizerTask"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_tasks();
CREATE TRIGGER taken_update AFTER UPDATE ON "OrganizerTask"
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_taken_tasks();
