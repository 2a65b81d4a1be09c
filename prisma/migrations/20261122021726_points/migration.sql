-- AlterTable
ALTER TABLE "GamificationStats" ADD COLUMN     "dayPoints" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "PointEntry" ADD COLUMN     "reached" VARCHAR(60)[] DEFAULT ARRAY[]::VARCHAR(60)[];

-- CreateIndex
CREATE INDEX "PointEntry_businessId_subject_idx" ON "PointEntry"("businessId", "subject");

-- What there is so far, under the names the rules have now.
UPDATE "PointEntry" AS entry SET rule = CASE
    WHEN rule = 'hot-item-resolved' THEN 'hot-item-' || (
      SELECT CASE points WHEN 30 THEN 'urgent' WHEN 20 THEN 'high' WHEN 10 THEN 'medium' ELSE 'low' END
        FROM "PointEntry" AS earning
       WHERE (earning."businessId", earning."userId", earning.rule, earning.subject, earning.turn)
           = (entry."businessId", entry."userId", entry.rule, entry.subject, entry.turn - entry.turn % 2))
    WHEN rule = 'contact-completed' THEN CASE WHEN abs(points) = 5 THEN 'contact-on-time' ELSE 'contact-late' END
    WHEN rule = 'follow-up-completed' THEN CASE WHEN abs(points) = 5 THEN 'follow-up-on-time' ELSE 'follow-up-late' END
    ELSE rule END;
UPDATE "GamificationStats" AS stats SET "dayPoints" = (
  SELECT coalesce(sum(points), 0) FROM "PointEntry" AS entry
   WHERE (entry."businessId", entry."userId", entry."localDay")
       = (stats."businessId", stats."userId", stats."lastActivityDate"));

ALTER TABLE "PointEntry" ALTER COLUMN "reached" SET NOT NULL,
    ADD CONSTRAINT "PointEntry_sign_check" CHECK (points * (1 - turn % 2 * 2) >= 0);
ALTER TABLE "GamificationStats" ADD CONSTRAINT "GamificationStats_dayPoints_check" CHECK ("dayPoints" BETWEEN 0 AND 200);

-- The ledger of points and the sums of it (docs/decisions/points.md). What the rules are stands in
-- api/modules/gamification and comes along as `book`: {mostADay, rules: {name: {points, counters}}, titles, badges}.

-- An undoing takes back exactly the earning before it; a next earning comes after one.
CREATE FUNCTION point_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "PointEntry"
     WHERE ("businessId", "userId", rule, subject) = (NEW."businessId", NEW."userId", NEW.rule, NEW.subject)
       AND CASE WHEN NEW.turn % 2 = 1
             THEN turn = NEW.turn - 1 AND points = -NEW.points AND "localDay" = NEW."localDay"
             ELSE turn = NEW.turn - 2 END)
  THEN
    RAISE 'an entry of points that follows none' USING ERRCODE = 'check_violation', CONSTRAINT = 'PointEntry_follows';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER follows BEFORE INSERT ON "PointEntry" FOR EACH ROW WHEN (NEW.turn > 0)
  EXECUTE FUNCTION point_entry_follows();

-- What is written stays, as long as its person and its business do. Who empties a whole shop says so in the transaction.
CREATE FUNCTION point_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (current_setting('cuecard.emptied_shop', true) = OLD."businessId"::text
    OR NOT EXISTS (SELECT FROM "User" WHERE "businessId" = OLD."businessId" AND id = OLD."userId")
    OR NOT EXISTS (SELECT FROM "Business" WHERE id = OLD."businessId"))
  THEN
    RETURN OLD;
  END IF;
  RAISE 'the ledger of points is only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'PointEntry_stays';
END $$;
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON "PointEntry" FOR EACH ROW EXECUTE FUNCTION point_entry_stays();

-- A person's sums, made when there are none, and held to the end of the transaction: whoever changes them waits here.
CREATE FUNCTION held_points(shop integer, person integer, at timestamptz) RETURNS "GamificationStats"
LANGUAGE plpgsql AS $$
DECLARE
  sums "GamificationStats";
BEGIN
  LOOP
    SELECT * INTO sums FROM "GamificationStats" WHERE "businessId" = shop AND "userId" = person FOR UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO "GamificationStats" ("businessId", "userId", "createdAt") VALUES (shop, person, at) ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN sums;
END $$;

-- Counts for or against a rule: the sums with its counters moved by `sign`.
CREATE FUNCTION counted_points(sums "GamificationStats", counters jsonb, sign integer) RETURNS "GamificationStats"
LANGUAGE sql STABLE AS $$
  SELECT jsonb_populate_record(sums, coalesce(
    (SELECT jsonb_object_agg(counter, (to_jsonb(sums) ->> counter)::int + sign)
       FROM jsonb_array_elements_text(counters) AS counter), '{}'))
$$;

-- The sums with the runs of days counted anew, for the rare act that changes a day other than the last one; `also` is a
-- day that is about to have an earning.
CREATE FUNCTION with_streaks(sums "GamificationStats", also date) RETURNS "GamificationStats" LANGUAGE plpgsql AS $$
BEGIN
  WITH days AS (
    SELECT "localDay" AS day FROM "PointEntry"
     WHERE "businessId" = sums."businessId" AND "userId" = sums."userId"
     GROUP BY "localDay" HAVING sum(1 - turn % 2 * 2) > 0
     UNION SELECT also WHERE also IS NOT NULL
  ), runs AS (
    SELECT max(day) AS last, count(*)::int AS length
      FROM (SELECT day, day - row_number() OVER (ORDER BY day)::int AS run FROM days) AS numbered GROUP BY run
  )
  SELECT coalesce((SELECT length FROM runs ORDER BY last DESC LIMIT 1), 0), coalesce(max(length), 0), max(last)
    INTO sums."streakDays", sums."bestStreak", sums."lastActivityDate" FROM runs;
  SELECT coalesce(sum(points), 0) INTO sums."dayPoints" FROM "PointEntry"
   WHERE "businessId" = sums."businessId" AND "userId" = sums."userId" AND "localDay" = sums."lastActivityDate";
  RETURN sums;
END $$;

-- Writes the new sums with their title, and how far they bring the badges; answers what was reached that was not before.
-- A title follows the points, a badge that was earned stays.
CREATE FUNCTION keep_points(had "GamificationStats", has "GamificationStats", at timestamptz, book jsonb) RETURNS text[]
LANGUAGE plpgsql AS $$
DECLARE
  reached text[];
BEGIN
  SELECT title ->> 'name' INTO has."currentTitle" FROM jsonb_array_elements(book -> 'titles') AS title
   WHERE (title ->> 'from')::int <= has."totalPoints" ORDER BY (title ->> 'from')::int DESC LIMIT 1;
  UPDATE "GamificationStats" SET "totalPoints" = has."totalPoints", "hotBoardResolutions" = has."hotBoardResolutions",
         "urgentResolutions" = has."urgentResolutions", "quickResolutions" = has."quickResolutions",
         "contactsDone" = has."contactsDone", "onTimeFollowUps" = has."onTimeFollowUps", sales = has.sales,
         "streakDays" = has."streakDays", "bestStreak" = has."bestStreak", "lastActivityDate" = has."lastActivityDate",
         "dayPoints" = has."dayPoints", "currentTitle" = has."currentTitle", "updatedAt" = at
   WHERE "businessId" = has."businessId" AND id = has.id;
  WITH moved AS (
    INSERT INTO "UserBadge" AS badge ("businessId", "userId", "badgeId", "badgeName", "badgeDescription", "badgeIcon",
                                      "badgeColor", "earnedAt", progress, "maxProgress")
    SELECT has."businessId", has."userId", b.id, b.name, b.description, b.icon, b.color,
           CASE WHEN come >= b.goal THEN at END, least(come, b.goal), b.goal
      FROM jsonb_to_recordset(book -> 'badges')
             AS b(id text, name text, description text, icon text, color text, goal int, counts text),
           LATERAL (SELECT (to_jsonb(has) ->> b.counts)::int AS come, (to_jsonb(had) ->> b.counts)::int AS before) AS counted
     WHERE come <> before
        ON CONFLICT ("businessId", "userId", "badgeId") DO UPDATE
       SET progress = EXCLUDED.progress, "earnedAt" = EXCLUDED."earnedAt" WHERE badge."earnedAt" IS NULL
    RETURNING badge."badgeId", badge."earnedAt"
  )
  SELECT coalesce(array_agg('badge:' || "badgeId" ORDER BY "badgeId"), '{}') INTO reached FROM moved
   WHERE "earnedAt" IS NOT NULL;
  IF has."totalPoints" > had."totalPoints" AND has."currentTitle" <> had."currentTitle" THEN
    reached := array_prepend('title:' || has."currentTitle", reached);
  END IF;
  RETURN reached;
END $$;

-- Whether something has earned and keeps it; what was earned up to `since` is not asked.
CREATE FUNCTION standing_points(shop integer, about text, since timestamptz) RETURNS SETOF "PointEntry" LANGUAGE sql STABLE AS $$
  SELECT * FROM "PointEntry" AS earning
   WHERE "businessId" = shop AND subject = about AND turn % 2 = 0 AND (since IS NULL OR "createdAt" > since)
     AND NOT EXISTS (
       SELECT FROM "PointEntry" AS undoing
        WHERE (undoing."businessId", undoing."userId", undoing.rule, undoing.subject, undoing.turn)
            = (earning."businessId", earning."userId", earning.rule, earning.subject, earning.turn + 1))
   ORDER BY "userId", id
$$;

-- Enters what an act has earned by each of the rules, as far as the day has points left.
CREATE FUNCTION earn_points(shop integer, person integer, earned text[], about text, since timestamptz, day date,
                            at timestamptz, book jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  had "GamificationStats";
  has "GamificationStats";
  taken integer;
  gain integer;
  gains integer[];
  earning text;
  news text[];
BEGIN
  IF person IS NULL OR NOT (SELECT "gamificationEnabled" FROM "Business" WHERE id = shop) THEN
    RETURN;
  END IF;
  had := held_points(shop, person, at);
  IF EXISTS (SELECT FROM standing_points(shop, about, since)) THEN
    RETURN;
  END IF;
  has := had;
  IF has."lastActivityDate" IS NULL OR day > has."lastActivityDate" THEN
    has."streakDays" := CASE WHEN day = has."lastActivityDate" + 1 THEN has."streakDays" + 1 ELSE 1 END;
    has."bestStreak" := greatest(has."bestStreak", has."streakDays");
    has."lastActivityDate" := day;
    has."dayPoints" := 0;
  ELSIF day < has."lastActivityDate" THEN
    has := with_streaks(has, day);
  END IF;
  taken := has."dayPoints";
  IF day < has."lastActivityDate" THEN
    SELECT coalesce(sum(points), 0) INTO taken FROM "PointEntry"
     WHERE "businessId" = shop AND "userId" = person AND "localDay" = day;
  END IF;
  FOREACH earning IN ARRAY earned LOOP
    gain := least((book #>> ARRAY['rules', earning, 'points'])::int, (book ->> 'mostADay')::int - taken);
    gains := gains || gain;
    taken := taken + gain;
    has."totalPoints" := has."totalPoints" + gain;
    has := counted_points(has, book #> ARRAY['rules', earning, 'counters'], 1);
  END LOOP;
  IF day = has."lastActivityDate" THEN
    has."dayPoints" := taken;
  END IF;
  news := keep_points(had, has, at, book);
  INSERT INTO "PointEntry" ("businessId", "userId", rule, subject, turn, points, "localDay", "createdAt", reached)
  SELECT shop, person, entry.rule, about, coalesce((
           SELECT max(turn) / 2 * 2 + 2 FROM "PointEntry" AS former
            WHERE (former."businessId", former."userId", former.rule, former.subject) = (shop, person, entry.rule, about)), 0),
         entry.points, day, at, CASE entry.place WHEN 1 THEN news ELSE '{}' END
    FROM unnest(earned, gains) WITH ORDINALITY AS entry(rule, points, place);
END $$;

-- Enters the negative of everything that something has earned and still keeps, for whoever had earned it.
CREATE FUNCTION undo_points(shop integer, about text, since timestamptz, at timestamptz, book jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  earning "PointEntry";
  had "GamificationStats";
  has "GamificationStats";
BEGIN
  FOR earning IN SELECT * FROM standing_points(shop, about, since) LOOP
    had := held_points(shop, earning."userId", at);
    INSERT INTO "PointEntry" ("businessId", "userId", rule, subject, turn, points, "localDay", "createdAt")
    VALUES (shop, earning."userId", earning.rule, about, earning.turn + 1, -earning.points, earning."localDay", at);
    has := counted_points(had, book #> ARRAY['rules', earning.rule, 'counters'], -1);
    has."totalPoints" := has."totalPoints" - earning.points;
    IF earning."localDay" = has."lastActivityDate" THEN
      has."dayPoints" := has."dayPoints" - earning.points;
    END IF;
    IF NOT EXISTS (
      SELECT FROM "PointEntry" WHERE "businessId" = shop AND "userId" = earning."userId" AND "localDay" = earning."localDay"
      HAVING sum(1 - turn % 2 * 2) > 0)
    THEN
      has := with_streaks(has, NULL);
    END IF;
    PERFORM keep_points(had, has, at, book);
  END LOOP;
END $$;
