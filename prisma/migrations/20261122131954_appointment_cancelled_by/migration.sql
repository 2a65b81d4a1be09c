-- AlterTable
ALTER TABLE "ServiceAppointment" ADD COLUMN     "cancelledById" INTEGER;

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_cancelledById_idx" ON "ServiceAppointment"("businessId", "cancelledById");

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_cancelledById_fkey" FOREIGN KEY ("businessId", "cancelledById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
