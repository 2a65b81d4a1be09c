-- AlterTable
ALTER TABLE "ServiceAppointment" ADD COLUMN     "technicianUserId" INTEGER;

-- Links a technician to the only active user with that name, ignoring case, and adopts the user's spelling. Ambiguous
-- names stay unlinked.
UPDATE "ServiceAppointment" appointment SET "technicianUserId" = member.id, technician = member.name
  FROM (
    SELECT "businessId", min(id) AS id, min("firstName" || ' ' || "lastName") AS name FROM "User"
     WHERE "isActive" GROUP BY "businessId", lower("firstName" || ' ' || "lastName") HAVING count(*) = 1
  ) member
 WHERE member."businessId" = appointment."businessId"
   AND lower(btrim(appointment.technician)) = lower(member.name);

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_technicianUserId_idx" ON "ServiceAppointment"("businessId", "technicianUserId");

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_technicianUserId_fkey" FOREIGN KEY ("businessId", "technicianUserId") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
