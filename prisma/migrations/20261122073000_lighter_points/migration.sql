-- Keeping the sums of points costs what it changes: titles are looked up when the points have moved, a badge is written
-- when its progress has.
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

-- Counts for or against a rule: the sums with its counters moved by `sign`. A rule that is no more has none.
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
