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

CREATE OR REPLACE TRIGGER empty_answers AFTER DELETE ON "TrashEntry" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION empty_answers_of_deleted();
