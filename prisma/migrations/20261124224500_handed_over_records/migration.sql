-- The records that a handover notification lists.
ALTER TABLE "Notification" ADD COLUMN "records" VARCHAR(60)[] NOT NULL DEFAULT ARRAY[]::VARCHAR(60)[];
