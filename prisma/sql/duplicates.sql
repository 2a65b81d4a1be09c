-- Customers who may be one person (docs/product/merging.md).

-- The customers who share a value: a phone number, an email address, or a name with a city or a street. Each part reads
-- them in an index.
CREATE OR REPLACE FUNCTION alike_customers(business integer, reason text, value text, place text)
RETURNS SETOF "Customer" LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF reason = 'PHONE' THEN
    RETURN QUERY SELECT * FROM "Customer" WHERE "businessId" = business AND "phoneNumber" = value COLLATE "default";
  ELSIF reason = 'EMAIL' THEN
    RETURN QUERY SELECT * FROM "Customer" WHERE "businessId" = business AND lower(email COLLATE "und-x-icu") = value;
  ELSE
    RETURN QUERY SELECT * FROM "Customer"
      WHERE "businessId" = business AND fold_text(translate(name, '.,', '')) = value COLLATE "und-x-icu"
        AND lower((CASE reason WHEN 'CITY' THEN city ELSE address END) COLLATE "und-x-icu") = place;
  END IF;
END $$;

-- A hash of who shares a value, with their phones and addresses: it is another one once one of these changes.
CREATE OR REPLACE FUNCTION alike_fingerprint(business integer, reason text, value text, place text)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lpad(to_hex(bit_xor(hashtextextended(
           jsonb_build_array(reason, id, "phoneNumber", lower(email), address, city)::text, 0))), 16, '0')
    FROM alike_customers(business, reason, value, place)
$$;
