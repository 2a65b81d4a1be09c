-- Customers without a next step: one looks each of up to 100,000 customers up, in an index of open work alone, which is
-- a tenth of the size of the table's and stays in memory.
CREATE INDEX "Contact_businessId_customerId_open_idx" ON "Contact"("businessId", "customerId") WHERE NOT "completed";
CREATE INDEX "FollowUp_businessId_customerId_pending_idx" ON "FollowUp"("businessId", "customerId") WHERE "state" = 'PENDING';

-- Reports count completed work by week and user from the index alone.
CREATE INDEX "Contact_businessId_completedAt_completedById_idx" ON "Contact"("businessId", "completedAt", "completedById");
CREATE INDEX "FollowUp_businessId_completedAt_completedById_idx" ON "FollowUp"("businessId", "completedAt", "completedById");
DROP INDEX "Contact_businessId_completedAt_idx";
DROP INDEX "FollowUp_businessId_completedAt_idx";
