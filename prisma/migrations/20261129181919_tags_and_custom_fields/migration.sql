-- CreateEnum
CREATE TYPE "TagColor" AS ENUM ('GRAY', 'RED', 'ORANGE', 'YELLOW', 'GREEN', 'TEAL', 'BLUE', 'PURPLE', 'PINK');

-- CreateEnum
CREATE TYPE "CustomFieldType" AS ENUM ('TEXT', 'NUMBER', 'DATE', 'CHOICE', 'YES_NO');

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "custom" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "tagIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "Tag" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "label" VARCHAR(40) NOT NULL,
    "color" "TagColor" NOT NULL DEFAULT 'GRAY',
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Tag_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "CustomField" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "label" VARCHAR(40) NOT NULL,
    "type" "CustomFieldType" NOT NULL,
    "choices" JSONB NOT NULL DEFAULT '[]',
    "sortOrder" INTEGER NOT NULL DEFAULT 0,
    "isOnCard" BOOLEAN NOT NULL DEFAULT false,
    "deletedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CustomField_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "Customer_businessId_tagIds_idx" ON "Customer" USING GIN ("businessId" int4_ops, "tagIds");

-- CreateIndex
CREATE INDEX "Customer_businessId_custom_idx" ON "Customer" USING GIN ("businessId" int4_ops, "custom" jsonb_path_ops);

-- AddForeignKey
ALTER TABLE "Tag" ADD CONSTRAINT "Tag_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CustomField" ADD CONSTRAINT "CustomField_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "CustomField"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "CustomField" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "CustomField" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "CustomField" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER set_updated_at BEFORE UPDATE ON "Tag"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at();

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "Tag" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "Tag" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "Tag" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

-- By hand: what Prisma cannot say.
ALTER TABLE "Tag" ADD CONSTRAINT "Tag_label_check" CHECK ("label" ~ '\S');
CREATE UNIQUE INDEX "Tag_businessId_folded_label_key" ON "Tag" ("businessId", fold_text("label")) WHERE "deletedAt" IS NULL;

ALTER TABLE "CustomField" ADD CONSTRAINT "CustomField_label_check" CHECK ("label" ~ '\S');
ALTER TABLE "CustomField" ADD CONSTRAINT "CustomField_choices_check" CHECK (jsonb_typeof("choices") = 'array');
CREATE UNIQUE INDEX "CustomField_businessId_folded_label_key" ON "CustomField" ("businessId", fold_text("label")) WHERE "deletedAt" IS NULL;

ALTER TABLE "Customer" ADD CONSTRAINT "Customer_tagIds_check" CHECK ("tagIds" IS NOT NULL AND cardinality("tagIds") <= 10);
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_custom_check" CHECK (jsonb_typeof("custom") = 'object');
