-- AlterTable
ALTER TABLE "HotBoardItem" ADD COLUMN     "commentCount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "HotBoardComment" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "itemId" INTEGER NOT NULL,
    "text" VARCHAR(2000) NOT NULL,
    "createdById" INTEGER,
    "createdByName" VARCHAR(161) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HotBoardComment_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "HotBoardComment_businessId_itemId_createdAt_id_idx" ON "HotBoardComment"("businessId", "itemId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "HotBoardComment_businessId_createdById_idx" ON "HotBoardComment"("businessId", "createdById");

-- AddForeignKey
ALTER TABLE "HotBoardComment" ADD CONSTRAINT "HotBoardComment_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotBoardComment" ADD CONSTRAINT "HotBoardComment_businessId_itemId_fkey" FOREIGN KEY ("businessId", "itemId") REFERENCES "HotBoardItem"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotBoardComment" ADD CONSTRAINT "HotBoardComment_businessId_createdById_fkey" FOREIGN KEY ("businessId", "createdById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "HotBoardItem" ADD CONSTRAINT "HotBoardItem_commentCount_check" CHECK ("commentCount" >= 0);

ALTER TABLE "HotBoardComment"
    ADD CONSTRAINT "HotBoardComment_text_check" CHECK ("text" ~ '\S'),
    ADD CONSTRAINT "HotBoardComment_createdByName_check" CHECK ("createdByName" ~ '\S');

CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "HotBoardComment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "HotBoardComment" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();

CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "HotBoardComment" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
