-- AlterTable
ALTER TABLE "RevokedToken" ADD COLUMN     "isElsewhere" BOOLEAN NOT NULL DEFAULT false;
