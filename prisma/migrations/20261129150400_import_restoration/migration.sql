-- AlterEnum
ALTER TYPE "ImportState" ADD VALUE 'RESTORING';

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "importId" INTEGER;

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "data" JSONB;

-- CreateIndex
CREATE INDEX "Customer_businessId_importId_added_idx" ON "Customer"("businessId", "importId") WHERE "importId" IS NOT NULL;

-- CreateIndex
CREATE INDEX "TrashEntry_businessId_deletedAt_id_single_idx" ON "TrashEntry"("businessId", "deletedAt" DESC, "id" DESC) WHERE "groupId" IS NULL;

-- CreateIndex
CREATE INDEX "Import_businessId_state_idx" ON "Import"("businessId", "state");

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_businessId_importId_fkey" FOREIGN KEY ("businessId", "importId") REFERENCES "Import"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
