-- Triggers write webhook deliveries in the transaction of the change (docs/product/webhooks.md). Every writer is
-- covered: services, jobs, cascades and manual SQL.

-- Adds a job to the job queue within the current transaction; a job with a key replaces the waiting job of the same
-- key. Only this function names `graphile_worker`, the schema that the queue creates before the server starts.
CREATE OR REPLACE FUNCTION enqueue_job(task text, payload json, run_at timestamptz DEFAULT NULL, job_key text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job(identifier => task, payload => payload, run_at => enqueue_job.run_at,
    job_key => enqueue_job.job_key, max_attempts => 10);
END $$;

-- Whether a business has an active endpoint. Most have none, so this is what webhooks cost a write.
CREATE OR REPLACE FUNCTION has_webhooks(business integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM "WebhookEndpoint" WHERE "businessId" = business AND "isActive")
$$;

-- The open or closed state of a record, by its row: `open`, or the last part of the event that closed it.
CREATE OR REPLACE FUNCTION webhook_phase(model text, record jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE model
    WHEN 'Contact' THEN CASE WHEN (record->>'completed')::boolean THEN 'completed' ELSE 'open' END
    WHEN 'FollowUp' THEN CASE record->>'state' WHEN 'PENDING' THEN 'open' ELSE lower(record->>'state') END
    WHEN 'HotBoardItem' THEN CASE WHEN (record->>'resolved')::boolean THEN 'resolved' ELSE 'open' END
    WHEN 'ServiceAppointment' THEN
      CASE record->>'status' WHEN 'SCHEDULED' THEN 'open' WHEN 'IN_PROGRESS' THEN 'started' ELSE lower(record->>'status') END
    ELSE 'open' END
$$;

-- The type of the event that a write of a row is, as api/modules/webhooks/events.ts lists them; null for none.
CREATE OR REPLACE FUNCTION webhook_event(model text, act text, former jsonb, latter jsonb)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
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
-- rows as {"former": …, "latter": …}. A business that is being deleted is skipped.
CREATE OR REPLACE FUNCTION write_webhook_deliveries(model text, act text, written jsonb)
RETURNS void LANGUAGE sql AS $$
  WITH pairs AS (
    SELECT type, ordinal, coalesce(latter, former) AS subject, gen_random_uuid() AS event
      FROM jsonb_to_recordset(written) AS pair (former jsonb, latter jsonb),
           -- A contact that is inserted completed is both.
           LATERAL (VALUES (1, webhook_event(model, act, former, latter)),
                           (2, CASE WHEN act = 'INSERT' AND model = 'Contact' AND webhook_phase(model, latter) = 'completed'
                                    THEN 'contact.completed' END)) AS happened (ordinal, type)),
  made AS (
    INSERT INTO "WebhookDelivery" ("businessId", "endpointId", "eventId", type, record, "customerId")
      SELECT endpoint."businessId", endpoint.id, pairs.event, pairs.type, model || ':' || (subject->>'id'),
             (CASE model WHEN 'Customer' THEN subject->>'id' ELSE subject->>'customerId' END)::integer
        FROM pairs
        JOIN "Business" business ON business.id = (subject->>'businessId')::integer
        JOIN "WebhookEndpoint" endpoint ON endpoint."businessId" = business.id
       WHERE endpoint."isActive" AND pairs.type = ANY (endpoint.events) AND NOT is_quiet()
         -- A record from the trash is there again; what happened to it was told before.
         AND (NOT restores_rows() OR pairs.type LIKE '%.created')
       ORDER BY (subject->>'id')::integer, ordinal
    RETURNING "businessId", "endpointId")
  SELECT enqueue_job('deliverWebhooks', json_build_object('businessId', "businessId", 'endpointId', "endpointId"))
    FROM made GROUP BY "businessId", "endpointId"
$$;

-- Writes the deliveries of new rows. Statement level: the check runs once for each business, however many rows there
-- are.
CREATE OR REPLACE FUNCTION webhook_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM latter) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('latter', to_jsonb(latter))) FROM latter WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

-- Writes the deliveries of changed rows.
CREATE OR REPLACE FUNCTION webhook_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM latter) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('former', to_jsonb(former), 'latter', to_jsonb(latter)))
         FROM latter JOIN former USING ("businessId", id) WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

-- Writes the deliveries of deleted rows.
CREATE OR REPLACE FUNCTION webhook_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM (SELECT DISTINCT "businessId" FROM former) AS businesses WHERE has_webhooks("businessId")) THEN
    PERFORM write_webhook_deliveries(TG_TABLE_NAME, TG_OP,
      (SELECT jsonb_agg(jsonb_build_object('former', to_jsonb(former))) FROM former WHERE has_webhooks("businessId")));
  END IF;
  RETURN NULL;
END $$;

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "WebhookEndpoint"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "WebhookEndpoint"
  FOR EACH ROW WHEN (triggers_enabled() AND
    (OLD.url, OLD.description, OLD.events, OLD."isActive", OLD."disabledReason", OLD."failingSince",
     OLD."lastDeliveredAt", OLD."formerSecretUntil")
    IS DISTINCT FROM
    (NEW.url, NEW.description, NEW.events, NEW."isActive", NEW."disabledReason", NEW."failingSince",
     NEW."lastDeliveredAt", NEW."formerSecretUntil"))
  EXECUTE FUNCTION announce_account();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "WebhookEndpoint"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION announce_account();

-- Announces messages to the log.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "WebhookDelivery" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "WebhookDelivery" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "WebhookDelivery" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
