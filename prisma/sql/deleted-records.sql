-- Programs that synchronize learn of deletions from "DeletedRecord".

-- Records deleted rows. Tasks and notes have an owner, who alone learns of their deletion; of a deleted business
-- nothing is recorded.
CREATE OR REPLACE FUNCTION remember_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "accessLevel", "userId")
  SELECT d."businessId", TG_TABLE_NAME, d.id, coalesce((row ->> 'accessLevel')::"AccessLevel", 'ALL'), (row ->> 'userId')::int
    FROM deleted d, LATERAL (SELECT to_jsonb(d) AS row OFFSET 0) AS whole
   WHERE EXISTS (SELECT 1 FROM "Business" b WHERE b.id = d."businessId");
  RETURN NULL;
END $$;

-- Empties stored answers of repeated requests that show a deleted record, or one that has left the trash, or may name it.
-- Their keys stay.
CREATE OR REPLACE FUNCTION empty_answers_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most deletions find no answers, and some delete many records.
  IF NOT EXISTS (SELECT FROM "IdempotencyKey" answer
                  WHERE answer.bytes > 0 AND answer."businessId" IN (SELECT "businessId" FROM deleted)) THEN
    RETURN NULL;
  END IF;
  UPDATE "IdempotencyKey" answer SET body = NULL, bytes = 0, records = '{}'
    FROM deleted
   WHERE answer."businessId" = deleted."businessId" AND answer.body IS NOT NULL
     AND answer.records && ARRAY[(CASE TG_TABLE_NAME WHEN 'TrashEntry' THEN 'TrashEntry:' || deleted.id
                                       ELSE deleted.type || ':' || deleted."recordId" END)::varchar, 'named'];
  RETURN NULL;
END $$;

-- Empties stored answers.
CREATE OR REPLACE TRIGGER empty_answers AFTER INSERT ON "DeletedRecord" REFERENCING NEW TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION empty_answers_of_deleted();
