-- Who has the phone, the name or the e-mail of the customer being typed: the newest few of each, a few rows of an index
-- however many share it. Prisma cannot say the last two; the collation makes lower() the same on every server.

-- DropIndex
DROP INDEX "Customer_businessId_phoneNumber_idx";

-- CreateIndex
CREATE INDEX "Customer_businessId_phoneNumber_id_idx" ON "Customer"("businessId", "phoneNumber", "id");

CREATE INDEX "Customer_businessId_lower_name_id_idx" ON "Customer" ("businessId", lower("name" COLLATE "und-x-icu"), "id");
CREATE INDEX "Customer_businessId_lower_email_id_idx" ON "Customer" ("businessId", lower("email" COLLATE "und-x-icu"), "id");
