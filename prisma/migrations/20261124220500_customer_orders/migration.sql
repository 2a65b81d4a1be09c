CREATE TYPE "CustomerSort" AS ENUM ('NEWEST', 'NAME');

-- Customers are listed by name: all customers, by status, and by interest.
CREATE INDEX "Customer_businessId_name_id_idx" ON "Customer" ("businessId", "name", "id");
DROP INDEX "Customer_businessId_name_idx";
CREATE INDEX "Customer_businessId_interest_name_id_idx" ON "Customer" ("businessId", "interest", "name", "id");
CREATE INDEX "Customer_businessId_status_name_id_idx" ON "Customer" ("businessId", "status", "name", "id");

-- Finds the next open and the last completed appointment of a customer.
CREATE INDEX "ServiceAppointment_businessId_customerId_status_startsAt_idx"
  ON "ServiceAppointment" ("businessId", "customerId", "status", "startsAt");
CREATE INDEX "ServiceAppointment_businessId_customerId_completedAt_idx"
  ON "ServiceAppointment" ("businessId", "customerId", "completedAt");
