-- CreateEnum
CREATE TYPE "TallySpan" AS ENUM ('QUARTER', 'DAY', 'ALL');

-- CreateTable
CREATE TABLE "Tally" (
    "businessId" INTEGER NOT NULL,
    "span" "TallySpan" NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "slot" SMALLINT NOT NULL,
    "customers" INTEGER NOT NULL,
    "contacts" INTEGER NOT NULL,
    "completions" INTEGER NOT NULL,
    "pendingFollowUps" INTEGER NOT NULL,
    "openItems" INTEGER NOT NULL,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("businessId","span","startsAt","slot")
);

-- AddForeignKey
ALTER TABLE "Tally" ADD CONSTRAINT "Tally_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Counts of a whole shop, and of its last sixty days, grow with its tables; these are kept instead, exactly, by the
-- transactions that write (docs/decisions/tallies.md). Triggers keep them, so that no writer can forget to: services,
-- cascades, jobs and repairs by hand alike.

-- Room to rewrite a row where it stands.
ALTER TABLE "Tally" SET (fillfactor = 70);

-- Quarters of UTC: every zone's midnight is the beginning of one, so a shop that moves to another zone keeps its tally.
CREATE FUNCTION quarter_of(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE
  AS $$ SELECT date_bin('15 minutes', moment, 'epoch') $$;

-- The first slot of a shop's tally that no other transaction writes to, taken until this one ends. Nobody ever waits
-- for a count, so counting can't lock anybody out; there are as many slots as there were writers at one time.
CREATE FUNCTION tally_slot(shop integer) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(29793::bigint << 48 | shop::bigint << 16 | slot) LOOP
    slot := slot + 1;
  END LOOP;
  RETURN slot;
END $$;

-- For each table: where a row counts, and in which column of the tally; nowhere when the moment is null.
-- A shop that is deleted takes its tally with it: nothing is written for it any more.
DO $do$
DECLARE
  model text;
  places text;
  act text;
  changed text;
BEGIN
  FOR model, places IN VALUES
    ('Customer', '("createdAt", 1, 0, 0, 0, 0)'),
    ('Contact', '("scheduledDate", 0, 1, 0, 0, 0), ("completedAt", 0, 0, 1, 0, 0)'),
    ('FollowUp', $$(CASE WHEN state = 'PENDING' THEN "scheduledDate" END, 0, 0, 0, 1, 0)$$),
    ('HotBoardItem', '(CASE WHEN NOT resolved THEN "createdAt" END, 0, 0, 0, 0, 1)')
  LOOP
    FOR act, changed IN VALUES
      ('insert', 'SELECT 1 AS sign, * FROM came'),
      ('update', 'SELECT 1 AS sign, * FROM came UNION ALL SELECT -1, * FROM gone'),
      ('delete', 'SELECT -1 AS sign, * FROM gone WHERE EXISTS (SELECT FROM "Business" WHERE id = "businessId")')
    LOOP
      EXECUTE format($function$
        CREATE FUNCTION tally_%1$s_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
        BEGIN
          INSERT INTO "Tally" AS kept
            SELECT "businessId", span, begins, tally_slot("businessId"), sum(sign * customers), sum(sign * contacts),
                   sum(sign * completions), sum(sign * "pendingFollowUps"), sum(sign * "openItems")
              FROM (%3$s) AS changed,
                   LATERAL (VALUES %4$s)
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
        END $body$ $function$, model, act, changed, places);
      EXECUTE format('CREATE TRIGGER tally_%2$s AFTER %2$s ON %1$I REFERENCING %3$s
        FOR EACH STATEMENT EXECUTE FUNCTION tally_%1$s_%2$s()', model, act,
        concat_ws(' ', CASE WHEN act <> 'insert' THEN 'OLD TABLE AS gone' END,
                       CASE WHEN act <> 'delete' THEN 'NEW TABLE AS came' END));
    END LOOP;
  END LOOP;
END $do$;

-- What is there already. The triggers above hold off writers until all of this is committed.
INSERT INTO "Tally" ("businessId", span, "startsAt", slot, customers, contacts, completions, "pendingFollowUps", "openItems")
  SELECT "businessId", stretch.span, stretch.begins, 0,
         sum(customers), sum(contacts), sum(completions), sum("pendingFollowUps"), sum("openItems")
    FROM (SELECT "businessId", "createdAt" AS at, 1 AS customers, 0 AS contacts, 0 AS completions,
                 0 AS "pendingFollowUps", 0 AS "openItems" FROM "Customer"
          UNION ALL SELECT "businessId", "scheduledDate", 0, 1, 0, 0, 0 FROM "Contact"
          UNION ALL SELECT "businessId", "completedAt", 0, 0, 1, 0, 0 FROM "Contact" WHERE "completedAt" IS NOT NULL
          UNION ALL SELECT "businessId", "scheduledDate", 0, 0, 0, 1, 0 FROM "FollowUp" WHERE state = 'PENDING'
          UNION ALL SELECT "businessId", "createdAt", 0, 0, 0, 0, 1 FROM "HotBoardItem" WHERE NOT resolved) AS counted,
         LATERAL (VALUES ('QUARTER'::"TallySpan", quarter_of(at)), ('DAY', date_bin('24 hours', at, 'epoch')),
                         ('ALL', 'epoch')) AS stretch(span, begins)
   GROUP BY 1, 2, 3;
