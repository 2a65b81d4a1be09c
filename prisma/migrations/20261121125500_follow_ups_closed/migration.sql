-- When a follow-up was completed or skipped: what the list of those done is ordered by.
ALTER TABLE "FollowUp" ADD COLUMN "closedAt" TIMESTAMPTZ(3);

UPDATE "FollowUp" SET "closedAt" = COALESCE("completedAt", "updatedAt") WHERE "state" IN ('COMPLETED', 'SKIPPED');

ALTER TABLE "FollowUp"
    ADD CONSTRAINT "FollowUp_closed_check" CHECK (("closedAt" IS NOT NULL) = ("state" IN ('COMPLETED', 'SKIPPED')));

-- CreateIndex
CREATE INDEX "FollowUp_businessId_closedAt_id_idx" ON "FollowUp"("businessId", "closedAt" DESC, "id" DESC);
