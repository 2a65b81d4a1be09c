-- AlterTable
ALTER TABLE "SmsMessage" ADD COLUMN     "absentSince" TIMESTAMPTZ(3),
ADD COLUMN     "markedSentBy" VARCHAR(161);

-- CreateIndex
CREATE INDEX "Notification_businessId_subject_idx" ON "Notification"("businessId", "subject");

-- A person's word takes the place of the provider's name for a text. Only what was called can be absent.
ALTER TABLE "SmsMessage"
    DROP CONSTRAINT "SmsMessage_sent_check",
    ADD CONSTRAINT "SmsMessage_sent_check" CHECK ("state" NOT IN ('SENT', 'DELIVERED')
        OR ("sentAt" IS NOT NULL AND ("providerSid" IS NOT NULL OR "markedSentBy" IS NOT NULL))),
    ADD CONSTRAINT "SmsMessage_absentSince_check" CHECK ("absentSince" IS NULL OR "callingAt" IS NOT NULL),
    ADD CONSTRAINT "SmsMessage_markedSentBy_check" CHECK ("markedSentBy" IS NULL
        OR ("markedSentBy" ~ '\S' AND "state" IN ('SENT', 'DELIVERED', 'FAILED')));
ALTER TABLE "Notification"
    DROP CONSTRAINT "Notification_kind_check",
    ADD CONSTRAINT "Notification_kind_check" CHECK ("kind" IN
        ('assigned', 'note-shared', 'text-failed', 'text-unknown', 'customer-replied', 'task-due'));

-- The provider's list is read again for every reminder of which nobody knew whether it went out, where its appointment
-- is still ahead: the next pass sends it again, or rings for the managers.
UPDATE "SmsMessage" message SET "nextAttemptAt" = now()
  FROM "ServiceAppointment" appointment
 WHERE message.state = 'UNKNOWN' AND message.kind = 'reminder' AND message."nextAttemptAt" IS NULL
   AND appointment."businessId" = message."businessId" AND appointment.id = message."appointmentId"
   AND appointment."scheduleVersion" = message."scheduleVersion"
   AND appointment.status = 'SCHEDULED' AND appointment."startsAt" > now();
