-- The local day on which a contact or a follow-up was due before all overdue ones were moved: it counts for points.
ALTER TABLE "Contact" ADD COLUMN "dueOn" DATE;
ALTER TABLE "FollowUp" ADD COLUMN "dueOn" DATE;
