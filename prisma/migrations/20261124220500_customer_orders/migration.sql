CREATE TYPE "CustomerSort" AS ENUM ('NEWEST', 'NAME');

-- Customers are listed by name, all of them, of a status and of an interest.
CREATE INDEX "Customer_businessId_name_id_idx" ON "Customer" ("businessId", "name", "id");
DROP INDEX "Customer_businessId_name_idx";
CREATE INDEX "Customer_businessId_interest_name_id_idx" ON "Customer" ("businessId", "interest", "name", "id");
CREATE INDEX "Customer_businessId_status_name_id_idx" ON "Customer" ("businessId", "status", "name", "id");

-- The next open appointment of a customer, and the last completed one.
CREATE INDEX "ServiceAppointment_businessId_customerId_status_startsAt_idx"
  ON "ServiceAppointment" ("businessId", "customerId", "status", "startsAt");
CREATE INDEX "ServiceAppointment_businessId_customerId_completedAt_idx"
  ON "ServiceAppointment" ("businessId", "customerId", "completedAt");
