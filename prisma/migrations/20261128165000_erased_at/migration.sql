-- AlterTable
ALTER TABLE "User" ADD COLUMN     "erasedAt" TIMESTAMPTZ(3);

-- An erased account stays closed.
ALTER TABLE "User" ADD CONSTRAINT "User_erasedAt_check" CHECK ("erasedAt" IS NULL OR NOT "isActive");
