-- The ledger of points (docs/decisions/0016-points-ledger.md). `book` has the rules, titles and badges, from
-- api/modules/points.

-- Refuses an entry that follows none: one that undoes takes back exactly the entry before it, and the next earning
-- comes after that.
CREATE OR REPLACE FUNCTION point_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Keeps the ledger append-only; entries are deleted only with their user or business, or when a transaction says that
-- it empties the business.
CREATE OR REPLACE FUNCTION point_entry_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND (current_setting('cuecard.emptied_shop', true) = OLD."businessId"::text
    OR NOT EXISTS (SELECT FROM "User" WHERE "businessId" = OLD."businessId" AND id = OLD."userId")
    OR NOT EXISTS (SELECT FROM "Business" WHERE id = OLD."businessId"))
  THEN
    RETURN OLD;
  END IF;
  RAISE 'the ledger of points is only added to' USING ERRCODE = 'check_violation', CONSTRAINT = 'PointEntry_stays';
END $$;

-- Locks the sums of a user until the transaction ends, and creates them when there are none.
CREATE OR REPLACE FUNCTION held_points(shop integer, person integer, at timestamptz) RETURNS "GamificationStats"
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

-- The sums with the counters of a rule moved by `sign`. A rule that no longer exists has no counters.
CREATE OR REPLACE FUNCTION counted_points(sums "GamificationStats", counters jsonb, sign integer)
RETURNS "GamificationStats" LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  counters := coalesce(counters, '[]');
  sums."hotBoardResolutions" := sums."hotBoardResolutions" + (counters ? 'hotBoardResolutions')::int * sign;
  sums."urgentResolutions" := sums."urgentResolutions" + (counters ? 'urgentResolutions')::int * sign;
  sums."quickResolutions" := sums."quickResolutions" + (counters ? 'quickResolutions')::int * sign;
  sums."contactsDone" := sums."contactsDone" + (counters ? 'contactsDone')::int * sign;
  sums."onTimeFollowUps" := sums."onTimeFollowUps" + (counters ? 'onTimeFollowUps')::int * sign;
  sums.sales := sums.sales + (counters ? 'sales')::int * sign;
  RETURN sums;
END $$;

-- The sums with streaks counted anew, for the rare act that changes a day other than the last one; `also` is a day that
-- is about to have an earning.
CREATE OR REPLACE FUNCTION with_streaks(sums "GamificationStats", also date)
RETURNS "GamificationStats" LANGUAGE plpgsql AS $$
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

-- Writes changed sums, the title and the badges; returns titles and badges that were reached. It costs what it changes:
-- titles are looked up when the points have moved, a badge is written when its progress has.
CREATE OR REPLACE FUNCTION keep_points(had "GamificationStats", has "GamificationStats", at timestamptz, book jsonb)
RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(had);
  come jsonb := to_jsonb(has);
  reached text[];
BEGIN
  IF has."totalPoints" <> had."totalPoints" THEN
    SELECT title ->> 'name' INTO has."currentTitle" FROM jsonb_array_elements(book -> 'titles') AS title
     WHERE (title ->> 'from')::int <= has."totalPoints" ORDER BY (title ->> 'from')::int DESC LIMIT 1;
  END IF;
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
           CASE WHEN (come ->> b.counts)::int >= b.goal THEN at END, least((come ->> b.counts)::int, b.goal), b.goal
      FROM jsonb_to_recordset(book -> 'badges')
             AS b(id text, name text, description text, icon text, color text, goal int, counts text)
     WHERE least((come ->> b.counts)::int, b.goal) <> least((before ->> b.counts)::int, b.goal)
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

-- The earnings of a subject that have not been undone; those up to `since` are left out.
CREATE OR REPLACE FUNCTION standing_points(shop integer, about text, since timestamptz)
RETURNS SETOF "PointEntry" LANGUAGE sql STABLE AS $$
  SELECT * FROM "PointEntry" AS earning
   WHERE "businessId" = shop AND subject = about AND turn % 2 = 0 AND (since IS NULL OR "createdAt" > since)
     AND NOT EXISTS (
       SELECT FROM "PointEntry" AS undoing
        WHERE (undoing."businessId", undoing."userId", undoing.rule, undoing.subject, undoing.turn)
            = (earning."businessId", earning."userId", earning.rule, earning.subject, earning.turn + 1))
   ORDER BY "userId", id
$$;

-- Enters what an act has earned by each of the rules, as far as the day has points left.
CREATE OR REPLACE FUNCTION earn_points(shop integer, person integer, earned text[], about text, since timestamptz, day date,
                                       at timestamptz, book jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  had "GamificationStats";
  has "GamificationStats";
  again boolean;
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
  again := EXISTS (SELECT FROM "PointEntry" WHERE "businessId" = shop AND subject = about);
  IF again AND EXISTS (SELECT FROM standing_points(shop, about, since)) THEN
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
  FOR place IN 1 .. cardinality(earned) LOOP
    INSERT INTO "PointEntry" ("businessId", "userId", rule, subject, turn, points, "localDay", "createdAt", reached)
    VALUES (shop, person, earned[place], about,
            CASE WHEN again THEN coalesce((
              SELECT max(turn) / 2 * 2 + 2 FROM "PointEntry"
               WHERE ("businessId", "userId", rule, subject) = (shop, person, earned[place], about)), 0)
            ELSE 0 END,
            gains[place], day, at, CASE place WHEN 1 THEN news ELSE '{}' END);
  END LOOP;
END $$;

-- Enters the negative of every standing earning of a subject, for the user who had earned it.
CREATE OR REPLACE FUNCTION undo_points(shop integer, about text, since timestamptz, at timestamptz, book jsonb)
RETURNS void
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

-- Checks the order of entries.
CREATE OR REPLACE TRIGGER follows BEFORE INSERT ON "PointEntry"
  FOR EACH ROW WHEN (triggers_enabled() AND NEW.turn > 0) EXECUTE FUNCTION point_entry_follows();

-- Keeps entries as they were written.
CREATE OR REPLACE TRIGGER stays BEFORE UPDATE OR DELETE ON "PointEntry"
  FOR EACH ROW WHEN (triggers_enabled()) EXECUTE FUNCTION point_entry_stays();

-- Announces writes to live screens.
CREATE OR REPLACE TRIGGER announce_insert AFTER INSERT ON "GamificationStats" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_update AFTER UPDATE ON "GamificationStats" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
CREATE OR REPLACE TRIGGER announce_delete AFTER DELETE ON "GamificationStats" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT WHEN (triggers_enabled()) EXECUTE FUNCTION announce_shop_rows();
