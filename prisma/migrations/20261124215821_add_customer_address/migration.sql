-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "address" VARCHAR(160);
