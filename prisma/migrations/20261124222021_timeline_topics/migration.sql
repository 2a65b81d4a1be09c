-- CreateIndex
CREATE INDEX "Activity_businessId_customerId_type_createdAt_id_idx" ON "Activity"("businessId", "customerId", "type", "createdAt" DESC, "id" DESC);
