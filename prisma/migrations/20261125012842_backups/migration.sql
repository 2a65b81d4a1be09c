-- The backups of the database: scheduled ones, and those of `npm run backup`.
CREATE TYPE "BackupState" AS ENUM ('RUNNING', 'DONE', 'FAILED');

CREATE TABLE "Backup" (
    "id" SERIAL NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "state" "BackupState" NOT NULL DEFAULT 'RUNNING',
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "retryAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "file" VARCHAR(1000),
    "size" BIGINT,
    "error" VARCHAR(1000),

    CONSTRAINT "Backup_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Backup_size_check" CHECK ("size" > 0),
    CONSTRAINT "Backup_state_check" CHECK (
      CASE "state"
        WHEN 'RUNNING' THEN "finishedAt" IS NULL AND "error" IS NULL
        WHEN 'DONE' THEN "finishedAt" IS NOT NULL AND "file" IS NOT NULL AND "size" IS NOT NULL AND "error" IS NULL
        ELSE "finishedAt" IS NOT NULL AND "error" IS NOT NULL
      END)
);

CREATE UNIQUE INDEX "Backup_dueAt_key" ON "Backup"("dueAt");

CREATE INDEX "Backup_startedAt_idx" ON "Backup"("startedAt");
