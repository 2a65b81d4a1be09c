-- CreateTable
CREATE TABLE "DeletedRecord" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "type" VARCHAR(40) NOT NULL,
    "recordId" INTEGER NOT NULL,
    "accessLevel" "AccessLevel" NOT NULL DEFAULT 'ALL',
    "deletedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeletedRecord_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "DeletedRecord_businessId_deletedAt_id_idx" ON "DeletedRecord"("businessId", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "DeletedRecord_businessId_type_deletedAt_id_idx" ON "DeletedRecord"("businessId", "type", "deletedAt", "id");

-- CreateIndex
CREATE INDEX "DeletedRecord_deletedAt_idx" ON "DeletedRecord"("deletedAt");

-- CreateIndex
CREATE INDEX "Contact_businessId_updatedAt_id_idx" ON "Contact"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Customer_businessId_updatedAt_id_idx" ON "Customer"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "FollowUp_businessId_updatedAt_id_idx" ON "FollowUp"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "HotBoardItem_businessId_updatedAt_id_idx" ON "HotBoardItem"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_updatedAt_id_idx" ON "ServiceAppointment"("businessId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "VendorContact_businessId_updatedAt_id_idx" ON "VendorContact"("businessId", "updatedAt", "id");

-- AddForeignKey
ALTER TABLE "DeletedRecord" ADD CONSTRAINT "DeletedRecord_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A write that leaves "updatedAt" as it is would be missed by programs that read changes, so it gets the current time.
CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."updatedAt" := now();
  RETURN NEW;
END $$;

-- Remembers deleted records of a business, unless the business itself is deleted.
CREATE FUNCTION remember_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "DeletedRecord" ("businessId", type, "recordId", "accessLevel")
  SELECT d."businessId", TG_TABLE_NAME, d.id, coalesce((to_jsonb(d) ->> 'accessLevel')::"AccessLevel", 'ALL')
    FROM deleted d
   WHERE EXISTS (SELECT 1 FROM "Business" b WHERE b.id = d."businessId");
  RETURN NULL;
END $$;

DO $$
DECLARE
  model text;
BEGIN
  FOREACH model IN ARRAY ARRAY[
    'Customer', 'Contact', 'FollowUp', 'HotBoardItem', 'VendorContact', 'ServiceAppointment']
  LOOP
    EXECUTE format('CREATE TRIGGER set_updated_at BEFORE UPDATE ON %I FOR EACH ROW
      WHEN (NEW."updatedAt" = OLD."updatedAt") EXECUTE FUNCTION set_updated_at()', model);
    EXECUTE format('CREATE TRIGGER remember_deleted AFTER DELETE ON %I
      REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION remember_deleted()', model);
  END LOOP;
END $$;
