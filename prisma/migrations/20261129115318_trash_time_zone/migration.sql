-- AlterTable
ALTER TABLE "TrashEntry" ADD COLUMN     "timeZone" VARCHAR(64);
