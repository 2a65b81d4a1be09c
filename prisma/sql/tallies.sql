-- Triggers keep the figures of the dashboard in "Tally", so that large businesses need no counting
-- (docs/decisions/0010-tallies.md). Every writer is covered: services, cascades, jobs and manual SQL.

-- The quarter of an hour in which an instant lies. Midnight of every time zone begins one, so a business that moves to
-- another zone keeps its tally.
CREATE OR REPLACE FUNCTION quarter_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE
  AS $$ SELECT date_bin('15 minutes', moment, 'epoch') $$;

-- The first slot of a business to which no other transaction writes, locked until this transaction ends. Nobody waits
-- for a count; there are as many slots as there were writers at one time.
CREATE OR REPLACE FUNCTION tally_slot(shop integer) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(29793::bigint << 48 | shop::bigint << 16 | slot) LOOP
    slot := slot + 1;
  END LOOP;
  RETURN slot;
END $$;

-- Counts new customers by the time of their creation.
CREATE OR REPLACE FUNCTION tally_customer_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came) AS changed,
           LATERAL (VALUES ("createdAt", 1, 0, 0, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Moves changed customers in the tally.
CREATE OR REPLACE FUNCTION tally_customer_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM gone) AS changed,
           LATERAL (VALUES ("createdAt", 1, 0, 0, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Subtracts deleted customers. A business that is being deleted takes its tally with it.
CREATE OR REPLACE FUNCTION tally_customer_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT -1 AS sign, * FROM gone WHERE EXISTS (SELECT FROM "Business" WHERE id = "businessId")) AS changed,
           LATERAL (VALUES ("createdAt", 1, 0, 0, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Counts new contacts when they are due and when they were completed.
CREATE OR REPLACE FUNCTION tally_contact_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came) AS changed,
           LATERAL (VALUES ("scheduledDate", 0, 1, 0, 0, 0), ("completedAt", 0, 0, 1, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Moves changed contacts in the tally.
CREATE OR REPLACE FUNCTION tally_contact_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM gone) AS changed,
           LATERAL (VALUES ("scheduledDate", 0, 1, 0, 0, 0), ("completedAt", 0, 0, 1, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Subtracts deleted contacts.
CREATE OR REPLACE FUNCTION tally_contact_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT -1 AS sign, * FROM gone WHERE EXISTS (SELECT FROM "Business" WHERE id = "businessId")) AS changed,
           LATERAL (VALUES ("scheduledDate", 0, 1, 0, 0, 0), ("completedAt", 0, 0, 1, 0, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Counts new follow-ups that are pending, when they are due.
CREATE OR REPLACE FUNCTION tally_followup_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came) AS changed,
           LATERAL (VALUES (CASE WHEN state = 'PENDING' THEN "scheduledDate" END, 0, 0, 0, 1, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Moves changed follow-ups in the tally.
CREATE OR REPLACE FUNCTION tally_followup_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM gone) AS changed,
           LATERAL (VALUES (CASE WHEN state = 'PENDING' THEN "scheduledDate" END, 0, 0, 0, 1, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Subtracts deleted follow-ups.
CREATE OR REPLACE FUNCTION tally_followup_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT -1 AS sign, * FROM gone WHERE EXISTS (SELECT FROM "Business" WHERE id = "businessId")) AS changed,
           LATERAL (VALUES (CASE WHEN state = 'PENDING' THEN "scheduledDate" END, 0, 0, 0, 1, 0))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Counts new hot board items that are open, by the time of their creation.
CREATE OR REPLACE FUNCTION tally_hotboarditem_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came) AS changed,
           LATERAL (VALUES (CASE WHEN NOT resolved THEN "createdAt" END, 0, 0, 0, 0, 1))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Moves changed hot board items in the tally.
CREATE OR REPLACE FUNCTION tally_hotboarditem_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM gone) AS changed,
           LATERAL (VALUES (CASE WHEN NOT resolved THEN "createdAt" END, 0, 0, 0, 0, 1))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;

-- Subtracts deleted hot board items.
CREATE OR REPLACE FUNCTION tally_hotboarditem_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Tally" AS kept
    SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
           sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
      FROM (SELECT -1 AS sign, * FROM gone WHERE EXISTS (SELECT FROM "Business" WHERE id = "businessId")) AS changed,
           LATERAL (VALUES (CASE WHEN NOT resolved THEN "createdAt" END, 0, 0, 0, 0, 1))
             AS place(at, customers, contacts, completions, "pendingFollowUps", "openItems"),
           LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                           ('ALL', 'epoch')) AS stretch(span, begins)
     WHERE at IS NOT NULL GROUP BY "businessId", span, begins
    HAVING (sum(sign * customers), sum(sign * contacts), sum(sign * completions),
            sum(sign * "pendingFollowUps"), sum(sign * "openItems")) <> (0, 0, 0, 0, 0)
  ON CONFLICT ("businessId", span, "startsAt", slot) DO UPDATE SET
    customers = kept.customers + EXCLUDED.customers,
    contacts = kept.contacts + EXCLUDED.contacts,
    completions = kept.completions + EXCLUDED.completions,
    "pendingFollowUps" = kept."pendingFollowUps" + EXCLUDED."pendingFollowUps",
    "openItems" = kept."openItems" + EXCLUDED."openItems";
  RETURN NULL;
END $$;
