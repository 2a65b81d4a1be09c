ALTER TABLE "IdempotencyKey"
  ADD COLUMN "bytes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "records" VARCHAR(60)[] DEFAULT ARRAY[]::VARCHAR(60)[],
  ALTER COLUMN "body" DROP NOT NULL;

-- Answers of before do not tell what they show: the first deletion empties them.
UPDATE "IdempotencyKey" SET "bytes" = greatest(1024, octet_length("body")), "records" = ARRAY['named'];

CREATE INDEX "IdempotencyKey_businessId_bytes_idx" ON "IdempotencyKey"("businessId", "bytes");
CREATE INDEX "IdempotencyKey_records_idx" ON "IdempotencyKey" USING GIN ("records");

-- Empties the stored answers that show a deleted record, or that may name it. Their keys stay.
CREATE FUNCTION empty_answers_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most deletions find no answers, and some delete many records.
  IF NOT EXISTS (SELECT FROM "IdempotencyKey" answer
                  WHERE answer.bytes > 0 AND answer."businessId" IN (SELECT "businessId" FROM deleted)) THEN
    RETURN NULL;
  END IF;
  UPDATE "IdempotencyKey" answer SET body = NULL, bytes = 0, records = '{}'
    FROM deleted
   WHERE answer."businessId" = deleted."businessId" AND answer.body IS NOT NULL
     AND answer.records && ARRAY[(deleted.type || ':' || deleted."recordId")::varchar, 'named'];
  RETURN NULL;
END $$;

CREATE TRIGGER empty_answers AFTER INSERT ON "DeletedRecord"
  REFERENCING NEW TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION empty_answers_of_deleted();
