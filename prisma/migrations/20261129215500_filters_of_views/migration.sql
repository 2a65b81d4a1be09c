-- A view without a user is shared.
ALTER TABLE "SavedView" ALTER COLUMN "userId" DROP NOT NULL;
ALTER TABLE "SavedView" ADD COLUMN "filter" JSONB NOT NULL DEFAULT '{}';

-- Nobody has to be told: what a view shows stays the same.
SET LOCAL cuecard.triggers = 'off';

-- The filter holds what the columns held, with the interest by its id.
WITH held AS (
  SELECT view."businessId", view.id, jsonb_strip_nulls(jsonb_build_object(
           'statuses', CASE WHEN status IS NOT NULL THEN jsonb_build_array(status) END,
           'interestIds', CASE WHEN option.id IS NOT NULL THEN jsonb_build_array(option.id) END,
           'interests', CASE WHEN interest IS NOT NULL AND option.id IS NULL THEN jsonb_build_array(interest) END,
           'nextStep', CASE WHEN "noNextStep" THEN 'NONE' END,
           'owner', CASE WHEN mine THEN 'MINE' END)) AS filter
    FROM "SavedView" AS view
    LEFT JOIN LATERAL (
      SELECT id FROM "InterestOption" AS option
       WHERE option."businessId" = view."businessId" AND option.label = view.interest ORDER BY id LIMIT 1) AS option ON TRUE)
UPDATE "SavedView" AS view
   SET filter = held.filter, status = NULL, interest = NULL, "noNextStep" = FALSE, mine = FALSE, "updatedAt" = view."updatedAt"
  FROM held WHERE view."businessId" = held."businessId" AND view.id = held.id AND held.filter <> '{}';

SET LOCAL cuecard.triggers = 'on';
