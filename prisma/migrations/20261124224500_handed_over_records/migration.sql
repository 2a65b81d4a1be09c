-- A notification of handed-over work names the records that were handed over.
ALTER TABLE "Notification" ADD COLUMN "records" VARCHAR(60)[] NOT NULL DEFAULT ARRAY[]::VARCHAR(60)[];
