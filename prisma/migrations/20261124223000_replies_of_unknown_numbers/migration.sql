-- Indexes for the list of replies without a customer, and for the lookup by number when a customer gets that number.
CREATE INDEX "SmsReply_businessId_customerId_id_idx" ON "SmsReply"("businessId", "customerId", "id" DESC);
CREATE INDEX "SmsReply_businessId_fromNumber_idx" ON "SmsReply"("businessId", "fromNumber");

-- Assigns replies whose number already belongs to a customer.
UPDATE "SmsReply" AS r SET "customerId" = c.id
  FROM "Customer" AS c
 WHERE r."customerId" IS NULL AND c."businessId" = r."businessId" AND c."phoneNumber" = substr(r."fromNumber", 3)
   AND r."fromNumber" ~ '^\+1\d{10}$'
   AND NOT EXISTS (SELECT 1 FROM "Customer" AS newer
                    WHERE newer."businessId" = c."businessId" AND newer."phoneNumber" = c."phoneNumber" AND newer.id > c.id);

-- Formats numbers in notifications like all other numbers.
UPDATE "Notification" SET title = regexp_replace(title, '^\+1(\d{3})(\d{3})(\d{4}) replied:', '(\1)\2-\3 replied:')
 WHERE kind = 'customer-replied' AND title ~ '^\+1\d{10} replied:';
