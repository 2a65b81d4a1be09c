-- CreateEnum
CREATE TYPE "SessionEnd" AS ENUM ('SIGNED_OUT', 'ENDED_BY_OWNER', 'IDLE');

-- AlterTable
ALTER TABLE "Business" ADD COLUMN     "idleMinutes" SMALLINT;
ALTER TABLE "Business" ADD CONSTRAINT "Business_idleMinutes_check"
  CHECK ("idleMinutes" IN (15, 30, 60, 240, 480));

-- AlterTable
ALTER TABLE "RevokedToken" ADD COLUMN     "reason" "SessionEnd" NOT NULL DEFAULT 'SIGNED_OUT';
UPDATE "RevokedToken" SET reason = 'ENDED_BY_OWNER' WHERE "isElsewhere";
ALTER TABLE "RevokedToken" DROP COLUMN "isElsewhere";
