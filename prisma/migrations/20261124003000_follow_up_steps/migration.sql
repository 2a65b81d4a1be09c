-- A step of a follow-up plan is called a step everywhere; only the paths and fields of REST keep "cadence".
ALTER TABLE "FollowUpCadence" RENAME TO "FollowUpStep";
ALTER TABLE "FollowUpStep" RENAME CONSTRAINT "FollowUpCadence_pkey" TO "FollowUpStep_pkey";
ALTER TABLE "FollowUpStep" RENAME CONSTRAINT "FollowUpCadence_businessId_fkey" TO "FollowUpStep_businessId_fkey";
ALTER TABLE "FollowUpStep" RENAME CONSTRAINT "FollowUpCadence_title_check" TO "FollowUpStep_title_check";
ALTER TABLE "FollowUpStep" RENAME CONSTRAINT "FollowUpCadence_dayNumber_check" TO "FollowUpStep_dayNumber_check";
ALTER SEQUENCE "FollowUpCadence_id_seq" RENAME TO "FollowUpStep_id_seq";
ALTER INDEX "FollowUpCadence_businessId_customerStatus_dayNumber_id_idx"
  RENAME TO "FollowUpStep_businessId_customerStatus_dayNumber_id_idx";

ALTER TABLE "FollowUp" RENAME COLUMN "cadenceId" TO "stepId";
ALTER TABLE "FollowUp" RENAME CONSTRAINT "FollowUp_businessId_cadenceId_fkey" TO "FollowUp_businessId_stepId_fkey";
ALTER INDEX "FollowUp_businessId_cadenceId_idx" RENAME TO "FollowUp_businessId_stepId_idx";
ALTER INDEX "FollowUp_businessId_customerId_cadenceId_anchorDate_key"
  RENAME TO "FollowUp_businessId_customerId_stepId_anchorDate_key";

-- The audit trail names what was changed by type and number.
UPDATE "AuditEntry" SET subject = replace(subject, 'FollowUpCadence:', 'FollowUpStep:')
 WHERE subject LIKE 'FollowUpCadence:%';
