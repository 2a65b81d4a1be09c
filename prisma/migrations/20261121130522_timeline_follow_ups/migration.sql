-- DropIndex
DROP INDEX "FollowUp_businessId_customerId_completedAt_id_idx";

-- CreateIndex
CREATE INDEX "FollowUp_businessId_customerId_closedAt_id_idx" ON "FollowUp"("businessId", "customerId", "closedAt", "id");
