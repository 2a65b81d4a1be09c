-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "subject" VARCHAR(60);

ALTER TABLE "Activity"
    ADD CONSTRAINT "Activity_subject_check" CHECK ("subject" ~ '^[A-Z][A-Za-z]*:[0-9A-Za-z]+$');

-- CreateIndex
CREATE INDEX "Contact_businessId_customerId_completed_scheduledDate_id_idx" ON "Contact"("businessId", "customerId", "completed", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "Contact_businessId_customerId_completedAt_id_idx" ON "Contact"("businessId", "customerId", "completedAt", "id");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_customerId_state_scheduledDate_id_idx" ON "FollowUp"("businessId", "customerId", "state", "scheduledDate", "id");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_customerId_completedAt_id_idx" ON "FollowUp"("businessId", "customerId", "completedAt", "id");
