-- Customers are filtered by interest, newest first.
CREATE INDEX "Customer_businessId_interest_id_idx" ON "Customer" ("businessId", interest, id);
DROP INDEX "Customer_businessId_interest_idx";
