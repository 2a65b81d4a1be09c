/** The SQL of the parameters `status` and `zone`. */
interface Params {
  status: string
  zone: string
}

/**
 * The local day of the enrolment in the plan of the current status, as SQL on a row of "Customer", with $1 as the
 * business. It is the day on which the status was set, unless the customer had left it on that same day and so goes on
 * where it was. A time zone that changed since leaves the day of the follow-ups that were made.
 */
export const enrolledOn = ({ status, zone }: Params) => `(
  SELECT coalesce(max(made."anchorDate"), entered.day)
    FROM (SELECT ("Customer"."statusUpdatedAt" AT TIME ZONE ${zone})::date AS day) AS entered
    LEFT JOIN "FollowUp" AS made
      ON made."businessId" = $1 AND made."customerId" = "Customer".id AND made."customerStatus" = ${status}
     AND (made.state = 'PENDING' OR made."createdAt" >= "Customer"."statusUpdatedAt"
          OR EXISTS (SELECT FROM "CustomerStatusChange" AS moved
                      WHERE moved."businessId" = $1 AND moved."customerId" = "Customer".id AND moved."from" = ${status}
                        AND moved."changedAt" <= "Customer"."statusUpdatedAt"
                        AND (moved."changedAt" AT TIME ZONE ${zone})::date = entered.day))
   GROUP BY entered.day)`
