-- A user's named combinations of search, filters, sort order and layout of the customer list.
CREATE TABLE "SavedView" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" VARCHAR(40) NOT NULL,
    "search" VARCHAR(200),
    "status" "CustomerStatus",
    "interest" VARCHAR(80),
    "noNextStep" BOOLEAN NOT NULL DEFAULT false,
    "sort" "CustomerSort" NOT NULL DEFAULT 'NEWEST',
    "layout" "CustomerLayout" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("businessId", "id"),
    CONSTRAINT "SavedView_name_check" CHECK ("name" ~ '\S'),
    CONSTRAINT "SavedView_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id")
      ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SavedView_businessId_userId_fkey" FOREIGN KEY ("businessId", "userId")
      REFERENCES "User"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "SavedView_businessId_userId_id_idx" ON "SavedView" ("businessId", "userId", "id");
CREATE INDEX "SavedView_businessId_interest_idx" ON "SavedView" ("businessId", "interest");

-- Announces changes of saved views only to their owner.
CREATE TRIGGER announce_insert AFTER INSERT ON "SavedView"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_rows();
CREATE TRIGGER announce_update AFTER UPDATE ON "SavedView"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_rows();
CREATE TRIGGER announce_delete AFTER DELETE ON "SavedView"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_own_rows();
