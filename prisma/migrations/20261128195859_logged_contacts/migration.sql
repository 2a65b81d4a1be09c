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
       WHERE endpoint."isActive" AND pairs.type = ANY (endpoint.events)
       ORDER BY (subject->>'id')::integer, ordinal
    RETURNING "businessId", "endpointId")
  SELECT enqueue_job('deliverWebhooks', json_build_object('businessId', "businessId", 'endpointId', "endpointId"))
    FROM made GROUP BY "businessId", "endpointId"
$$;
