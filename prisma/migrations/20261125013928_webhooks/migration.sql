-- CreateEnum
CREATE TYPE "WebhookState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "url" VARCHAR(500) NOT NULL,
    "description" VARCHAR(200),
    "events" VARCHAR(40)[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "disabledReason" VARCHAR(20),
    "secretSealed" TEXT NOT NULL,
    "formerSecretSealed" TEXT,
    "formerSecretUntil" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failingSince" TIMESTAMPTZ(3),
    "retryAt" TIMESTAMPTZ(3),
    "leasedUntil" TIMESTAMPTZ(3),
    "lastDeliveredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "businessId" INTEGER NOT NULL,
    "id" SERIAL NOT NULL,
    "endpointId" INTEGER NOT NULL,
    "eventId" UUID NOT NULL,
    "type" VARCHAR(40) NOT NULL,
    "record" VARCHAR(60) NOT NULL,
    "customerId" INTEGER,
    "state" "WebhookState" NOT NULL DEFAULT 'PENDING',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "firstAttemptAt" TIMESTAMPTZ(3),
    "lastAttemptAt" TIMESTAMPTZ(3),
    "nextAttemptAt" TIMESTAMPTZ(3),
    "responseStatus" SMALLINT,
    "durationMs" INTEGER,
    "error" VARCHAR(300),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("businessId","id")
);

-- CreateIndex
CREATE INDEX "WebhookDelivery_businessId_endpointId_id_idx" ON "WebhookDelivery"("businessId", "endpointId", "id" DESC);

-- CreateIndex
CREATE INDEX "WebhookDelivery_businessId_endpointId_state_record_id_idx" ON "WebhookDelivery"("businessId", "endpointId", "state", "record", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_businessId_endpointId_state_id_idx" ON "WebhookDelivery"("businessId", "endpointId", "state", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_state_createdAt_idx" ON "WebhookDelivery"("state", "createdAt");

-- AddForeignKey
ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_businessId_endpointId_fkey" FOREIGN KEY ("businessId", "endpointId") REFERENCES "WebhookEndpoint"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "WebhookEndpoint"
    ADD CONSTRAINT "WebhookEndpoint_url_check" CHECK ("url" ~ '^https?://'),
    ADD CONSTRAINT "WebhookEndpoint_events_check" CHECK ("events" IS NOT NULL AND cardinality("events") > 0),
    ADD CONSTRAINT "WebhookEndpoint_disabledReason_check" CHECK ("disabledReason" IS NULL
        OR ("disabledReason" IN ('failing', 'gone') AND NOT "isActive")),
    ADD CONSTRAINT "WebhookEndpoint_formerSecret_check"
        CHECK (("formerSecretSealed" IS NULL) = ("formerSecretUntil" IS NULL)),
    ADD CONSTRAINT "WebhookEndpoint_failures_check" CHECK (("failures" = 0) = ("failingSince" IS NULL) AND "failures" >= 0);
ALTER TABLE "WebhookDelivery"
    ADD CONSTRAINT "WebhookDelivery_type_check" CHECK ("type" ~ '^[a-z_]+\.[a-z_]+$'),
    ADD CONSTRAINT "WebhookDelivery_record_check" CHECK ("record" ~ '^[A-Z]\w*:\d+$'),
    ADD CONSTRAINT "WebhookDelivery_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "Notification"
    DROP CONSTRAINT "Notification_kind_check",
    ADD CONSTRAINT "Notification_kind_check" CHECK ("kind" IN
        ('assigned', 'note-shared', 'text-failed', 'text-unknown', 'customer-replied', 'task-due', 'webhook-disabled'));

-- Changes that the screen shows are announced; leases and counts of failures are not.
CREATE TRIGGER announce_insert AFTER INSERT ON "WebhookEndpoint" FOR EACH ROW EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_update AFTER UPDATE ON "WebhookEndpoint" FOR EACH ROW
  WHEN ((OLD.url, OLD.description, OLD.events, OLD."isActive", OLD."disabledReason", OLD."failingSince",
         OLD."lastDeliveredAt", OLD."formerSecretUntil")
    IS DISTINCT FROM
        (NEW.url, NEW.description, NEW.events, NEW."isActive", NEW."disabledReason", NEW."failingSince",
         NEW."lastDeliveredAt", NEW."formerSecretUntil"))
  EXECUTE FUNCTION announce_account();
CREATE TRIGGER announce_delete AFTER DELETE ON "WebhookEndpoint" FOR EACH ROW EXECUTE FUNCTION announce_account();

-- Adds a job to the job queue within the current transaction. The queue's own migrations create the schema
-- `graphile_worker` before the server starts; this function is the only SQL that names it. A job with a key replaces
-- the waiting job of the same key.
CREATE FUNCTION enqueue_job(task text, payload json, run_at timestamptz DEFAULT NULL, job_key text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job(identifier => task, payload => payload, run_at => enqueue_job.run_at,
    job_key => enqueue_job.job_key, max_attempts => 10);
END $$;

-- The open or closed state of a record, by the row of its table: `open`, or the last part of the event that closed it.
CREATE FUNCTION webhook_phase(model text, record jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE model
    WHEN 'Contact' THEN CASE WHEN (record->>'completed')::boolean THEN 'completed' ELSE 'open' END
    WHEN 'FollowUp' THEN CASE record->>'state' WHEN 'PENDING' THEN 'open' ELSE lower(record->>'state') END
    WHEN 'HotBoardItem' THEN CASE WHEN (record->>'resolved')::boolean THEN 'resolved' ELSE 'open' END
    WHEN 'ServiceAppointment' THEN
      CASE record->>'status' WHEN 'SCHEDULED' THEN 'open' WHEN 'IN_PROGRESS' THEN 'started' ELSE lower(record->>'status') END
    ELSE 'open' END
$$;

-- The type of the event that a write of a row is (api/modules/webhooks/events.ts lists all types); null for none.
CREATE FUNCTION webhook_event(model text, act text, former jsonb, latter jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  noun text := CASE model WHEN 'Customer' THEN 'customer' WHEN 'Contact' THEN 'contact' WHEN 'FollowUp' THEN 'follow_up'
    WHEN 'HotBoardItem' THEN 'hot_board_item' WHEN 'ServiceAppointment' THEN 'appointment' ELSE 'text' END;
  phase text;
BEGIN
  IF model = 'SmsReply' THEN
    RETURN CASE act WHEN 'INSERT' THEN 'text.received' END;
  ELSIF model = 'SmsMessage' THEN
    RETURN CASE WHEN latter->>'state' IN ('SENT', 'DELIVERED', 'FAILED')
      AND latter->>'state' IS DISTINCT FROM former->>'state' THEN 'text.' || lower(latter->>'state') END;
  ELSIF act = 'INSERT' THEN
    RETURN noun || '.created';
  ELSIF act = 'DELETE' THEN
    RETURN noun || '.deleted';
  ELSIF former - 'updatedAt' = latter - 'updatedAt' THEN
    RETURN NULL;
  END IF;
  phase := webhook_phase(model, latter);
  RETURN noun || '.' || CASE WHEN phase = webhook_phase(model, former) THEN 'updated'
    WHEN phase = 'open' THEN 'reopened' ELSE phase END;
END $$;

-- Writes a delivery for each endpoint that takes the type of an event, and a job that sends them. `written` has the
-- rows as {"former": …, "latter": …}. `JOIN "Business"` skips a business that is being deleted.
CREATE FUNCTION write_webhook_deliveries(model text, act text, written jsonb) RETURNS void LANGUAGE sql AS $$
  WITH pairs AS (
    SELECT webhook_event(model, act, former, latter) AS type, coalesce(latter, former) AS subject, gen_random_uuid() AS event
      FROM jsonb_to_recordset(written) AS pair (former jsonb, latter jsonb)),
  made AS (
    INSERT INTO "WebhookDelivery" ("businessId", "endpointId", "eventId", type, record, "customerId")
      SELECT endpoint."businessId", endpoint.id, pairs.event, pairs.type, model || ':' || (subject->>'id'),
             (CASE model WHEN 'Customer' THEN subject->>'id' ELSE subject->>'customerId' END)::integer
        FROM pairs
        JOIN "Business" business ON business.id = (subject->>'businessId')::integer
        JOIN "WebhookEndpoint" endpoint ON endpoint."businessId" = business.id
       WHERE endpoint."isActive" AND pairs.type = ANY (endpoint.events)
       ORDER BY (subject->>'id')::integer
    RETURNING "businessId", "endpointId")
  SELECT enqueue_job('deliverWebhooks', json_build_object('businessId', "businessId", 'endpointId', "endpointId"))
    FROM made GROUP BY "businessId", "endpointId"
$$;

-- Whether a business has an active endpoint. Most have none, so this is what webhooks cost a write.
CREATE FUNCTION has_webhooks(business integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "WebhookEndpoint" WHERE "businessId" = business AND "isActive")
$$;

-- Triggers write the deliveries in the transaction of the change, so that every writer is covered: services, jobs,
-- cascades and manual SQL. Statement level: the check runs once for each business, however many rows there are.
CREATE FUNCTION webhook_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM latter) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('latter', to_jsonb(latter))) FROM latter WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM latter) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('former', to_jsonb(former), 'latter', to_jsonb(latter)))
         FROM latter JOIN former USING ("businessId", id) WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION webhook_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM former) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('former', to_jsonb(former))) FROM former WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  model text;
BEGIN
  FOREACH model IN ARRAY ARRAY['Customer', 'Contact', 'FollowUp', 'HotBoardItem', 'ServiceAppointment', 'SmsMessage', 'SmsReply']
  LOOP
    EXECUTE format('CREATE TRIGGER webhook_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS latter FOR EACH STATEMENT EXECUTE FUNCTION webhook_inserted()', model);
    EXECUTE format('CREATE TRIGGER webhook_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT EXECUTE FUNCTION webhook_updated()', model);
    EXECUTE format('CREATE TRIGGER webhook_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION webhook_deleted()', model);
  END LOOP;
END $$;
