-- DropIndex
DROP INDEX "SmsMessage_providerSid_key";

-- AlterTable
ALTER TABLE "ServiceAppointment" ADD COLUMN     "bookedById" INTEGER;

-- CreateIndex
CREATE INDEX "ServiceAppointment_businessId_bookedById_idx" ON "ServiceAppointment"("businessId", "bookedById");

-- CreateIndex
CREATE INDEX "SmsMessage_businessId_toNumber_createdAt_idx" ON "SmsMessage"("businessId", "toNumber", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "SmsMessage_businessId_providerSid_key" ON "SmsMessage"("businessId", "providerSid");

-- AddForeignKey
ALTER TABLE "ServiceAppointment" ADD CONSTRAINT "ServiceAppointment_businessId_bookedById_fkey" FOREIGN KEY ("businessId", "bookedById") REFERENCES "User"("businessId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;


-- Texts and the replies to them announce themselves to everyone of their business, as its other rows do.
DO $$
DECLARE
  model text;
BEGIN
  FOREACH model IN ARRAY ARRAY['SmsMessage', 'SmsReply'] LOOP
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows()', model);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows()', model);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_shop_rows()', model);
  END LOOP;
END $$;
