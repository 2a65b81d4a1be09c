-- The owner of a customer. Existing customers have none.
ALTER TABLE "Customer" ADD COLUMN     "ownerId" INTEGER;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_businessId_ownerId_fkey" FOREIGN KEY ("businessId", "ownerId") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- Partial, so that they cost a business without owners nothing.
CREATE INDEX "Customer_businessId_ownerId_id_owned_idx" ON "Customer"("businessId", "ownerId", "id") WHERE "ownerId" IS NOT NULL;
CREATE INDEX "Customer_businessId_ownerId_name_id_owned_idx" ON "Customer"("businessId", "ownerId", "name", "id") WHERE "ownerId" IS NOT NULL;

-- Saved views can show only the customers of their user.
ALTER TABLE "SavedView" ADD COLUMN     "mine" BOOLEAN NOT NULL DEFAULT false;
