CREATE OR REPLACE FUNCTION announce_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cuecard', concat_ws(' ', audience, TG_TABLE_NAME, '*', TG_OP, 'ADMIN'))
    FROM (SELECT "businessId" AS audience FROM changed WHERE "businessId" IS NOT NULL
          UNION SELECT 0 FROM changed
           WHERE "actorType" = 'superadmin'
              OR ("kind" = 'signIn' AND "businessId" IS NULL)
              OR "kind" IN ('apiKey', 'business', 'calendarFeed', 'interestOption', 'sms-settings', 'team', 'webhook'))
         AS audiences;
  RETURN NULL;
END $$;
