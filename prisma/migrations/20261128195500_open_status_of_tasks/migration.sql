-- A closed task keeps the status that it had while it was open, to which *Undo* takes it back.
ALTER TABLE "OrganizerTask" ADD COLUMN "openStatus" "TaskStatus";
ALTER TABLE "OrganizerTask" ADD CONSTRAINT "OrganizerTask_openStatus_check" CHECK (
    "openStatus" IS NULL OR ("openStatus" IN ('PENDING', 'IN_PROGRESS') AND status IN ('COMPLETED', 'CANCELLED')));
