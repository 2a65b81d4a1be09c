-- Stored texts have one form, and comparisons another (docs/decisions/0024-text.md). api/core/text has the first three
-- functions in TypeScript; tests compare the two.

-- The stored form of a text: NFC, trimmed, with plain spaces, and without characters that cannot be seen, except where
-- emoji and scripts need them.
CREATE OR REPLACE FUNCTION canonical_text(given text)
RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $body$
DECLARE
  emoji CONSTANT text := '\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23fa\u24c2\u25aa-\u27bf\u2934\u2935\u2b05-\u2b55'
    '\u3030\u303d\u3297\u3299\U0001f000-\U0001faff';
  ideographs CONSTANT text := '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff';
  mongolian CONSTANT text := '\u1820-\u18aa';
  hieroglyphs CONSTANT text := '\U00013000-\U000143fa';
  joining CONSTANT text := '\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06ef\u06fa-\u06ff\u0710-\u07bf\u07ca-\u07f5\u0840-\u085b'
    '\u0860-\u08e1\u08e3-\u0963\u0971-\u09e3\u09f0\u09f1\u09fc-\u0a5e\u0a70-\u0ae3\u0af9-\u0b63\u0b71-\u0bd7'
    '\u0c00-\u0c63\u0c80-\u0ce3\u0cf1-\u0d63\u0d7a-\u0ddf\u0df2\u0df3\u1000-\u103f\u1050-\u108f\u1780-\u17b3'
    '\u17b6-\u17d3\u1820-\u18aa\u1b00-\u1b4b\u1b80-\u1baf\ua980-\ua9c0\uaa60-\uaa7f\ufb50-\ufdff\ufe70-\ufefc'
    '\U00010ac0-\U00010ae6\U00010d00-\U00010d27\U00011000-\U00011046\U00011080-\U000110ba\U00011100-\U00011134'
    '\U00011180-\U000111c0\U00011200-\U0001124f\U00011300-\U00011374\U00011400-\U00011446\U00011480-\U000114c5'
    '\U00011580-\U000115c0\U00011600-\U00011640\U00011680-\U000116b8\U0001e900-\U0001e94b';
  open_ended CONSTANT text := '\u0647\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1b44\ua9c0';
  form text COLLATE "C" := given;
  before text;
BEGIN
  IF octet_length(given) = char_length(given) THEN
    RETURN btrim(given, E' \t\n\r\f\v');
  END IF;
  LOOP
    before := form;
    form := regexp_replace(form, '[\u00a0\u2000-\u200a\u202f\u205f]', ' ', 'g');
    form := regexp_replace(form, '[\u2028\u2029]', E'\n', 'g');
    form := normalize(form, NFC);
    form := regexp_replace(form, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0'
      '\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff'
      '\U000e01f0-\U000e0fff]', '', 'g');
    form := regexp_replace(form,
      '(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f)|[\U000e0020-\U000e007f]', '\1', 'g');
    form := regexp_replace(form, concat_ws('|',
      '(?<![' || emoji || '0-9#*])[\ufe0e\ufe0f]',
      '(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)',
      '(?<![' || ideographs || '\u1000-\u109f\uaa60-\uaa7f\ua840-\ua877])[\ufe00-\ufe0d]',
      '(?<![' || ideographs || '])[\U000e0100-\U000e01ef]',
      '(?<![' || mongolian || '])[\u180b-\u180f]',
      '\u180e(?![' || mongolian || '])',
      '(?<![' || hieroglyphs || '])[\U00013430-\U0001343f]',
      '\u070f(?![\u0710-\u074f])',
      '[\u0600-\u0605\u06dd\u0890\u0891\u08e2\U000110bd\U000110cd](?![' || joining || '\u0660-\u0669\u06f0-\u06f9\u0966-\u096f])'), '', 'g');
    form := regexp_replace(form, '([\u200c\u200d])[\u200c\u200d]+', '\1', 'g');
    form := regexp_replace(form, concat_ws('|',
      '(?<![' || joining || '])\u200c',
      '\u200c(?![' || joining || '])',
      '(?<![' || joining || emoji || '\ufe0f\u20e3\U000e007f])\u200d',
      '(?<=[' || emoji || '\ufe0f\u20e3\U000e007f])\u200d(?![' || emoji || '])',
      '(?<=[' || joining || '])(?<![' || open_ended || '])\u200d(?![' || joining || '])'), '', 'g');
    form := btrim(normalize(form, NFC), E' \t\n\r\f\v\u1680\u3000');
    EXIT WHEN form = before;
  END LOOP;
  RETURN form;
END $body$;

-- The form by which texts are searched and compared: without case, accents, ligatures and the width of letters, with
-- straight apostrophes, plain dashes and single spaces.
CREATE OR REPLACE FUNCTION fold_text(given text)
RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $body$
DECLARE
  apostrophes CONSTANT text := '[`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe'
    '\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]';
  form text := given COLLATE "C";
BEGIN
  IF octet_length(given) = char_length(given) THEN
    RETURN btrim(regexp_replace(replace(lower(form), '`', ''''), '[\t-\r ]+', ' ', 'g'));
  END IF;
  form := regexp_replace(form, '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd'
    '\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  form := regexp_replace(form, apostrophes, '''', 'g');
  form := regexp_replace(form, '[\u02ba\u02ee\u05f4\u201c-\u201f\u2033\u2036\uff02]', '"', 'g');
  form := regexp_replace(form, '[\u02d7\u058a\u05be\u1806\u2010-\u2015\u2043\u207b\u208b\u2212\u2e17\u2e3a\u2e3b\ufe31\ufe32\ufe58\ufe63'
    '\uff0d]', '-', 'g');
  form := regexp_replace(normalize(form, NFKD), apostrophes, '''', 'g');
  form := regexp_replace(form, '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f'
    '\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0730-\u074a\u08ca-\u08e1\u08e3-\u08ff'
    '\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g');
  form := lower(upper(form COLLATE "und-x-icu") COLLATE "und-x-icu");
  form := translate(form, 'øđðłħŧŋĸəƒƀɓƈɗɖɠǥɨƙƚɲƥʉƭʋƶⱥς', 'oddlhtnqefbbcddggiklnputvzaσ');
  -- Arabic and Persian keyboards write the same yeh, kaf, heh and alef differently.
  form := translate(form, U&'\0649\06CC\06A9\0629\06BE\06C1\06D5\0671', U&'\064A\064A\0643\0647\0647\0647\0647\0627');
  form := replace(replace(replace(replace(form, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  RETURN btrim(regexp_replace(normalize(form, NFC), '[\t-\r \u0085\u1680\u2028\u2029\u2800]+', ' ', 'g'));
END $body$;

-- The form by which usernames and addresses are compared: canonical and without case, also of the Turkish İ and ı;
-- accents count.
CREATE OR REPLACE FUNCTION account_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(lower(translate(canonical_text(given), 'İı', 'ii') COLLATE "und-x-icu"), 'ς', 'σ');

-- The canonical form of a column's value. The value stays when the form does not fit into its column, is no email
-- address any more, or leaves nothing of a required value.
CREATE OR REPLACE FUNCTION canonical_value(given text, longest integer, required boolean)
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
  address CONSTANT text := '^[^@\s]+@[^@\s]+$';
  form text := canonical_text(given);
BEGIN
  IF form = given OR char_length(form) > longest OR form = '' AND required OR given ~ address AND form !~ address THEN
    RETURN given;
  END IF;
  RETURN nullif(form, '');
END $body$;

-- A name that is not among `taken`, which are folded: `name`, or `name (2)` and so on.
CREATE OR REPLACE FUNCTION free_name(name text, longest integer, taken text[])
RETURNS text LANGUAGE plpgsql IMMUTABLE AS $body$
DECLARE
  free text := name;
  turn integer := 1;
BEGIN
  WHILE fold_text(free) = ANY (taken) LOOP
    turn := turn + 1;
    free := btrim(left(name, longest - char_length(turn::text) - 3)) || ' (' || turn || ')';
  END LOOP;
  RETURN free;
END $body$;

-- Replaces `@Customer` in a statement by `place`, with `\1` for the name: rows that are being restored are in temporary
-- tables.
CREATE OR REPLACE FUNCTION placed(statement text, place text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN regexp_replace(statement, '@(\w+)', place, 'g');

-- Merges interest options whose labels become equal into the first of them; their customers and saved views take its
-- label.
CREATE OR REPLACE FUNCTION merge_interest_options(place text) RETURNS void LANGUAGE plpgsql AS $body$
BEGIN
  EXECUTE placed($sql$
    CREATE TEMPORARY TABLE merged_option AS
    SELECT "businessId", id, label, first_value(id) OVER same AS kept, first_value(form) OVER same AS form
      FROM (SELECT *, canonical_value(label, 80, true) AS form FROM @InterestOption) AS option
    WINDOW same AS (PARTITION BY "businessId", replace(fold_text(form), ' ', '_') ORDER BY "sortOrder", id)$sql$, place);
  EXECUTE placed($sql$
    UPDATE @Customer AS customer SET interest = option.form FROM merged_option AS option
     WHERE option."businessId" = customer."businessId" AND option.label = customer.interest AND option.form <> option.label$sql$,
    place);
  EXECUTE placed($sql$
    UPDATE @SavedView AS view SET interest = option.form FROM merged_option AS option
     WHERE option."businessId" = view."businessId" AND option.label = view.interest AND option.form <> option.label$sql$,
    place);
  EXECUTE placed($sql$
    DELETE FROM @InterestOption AS gone USING merged_option AS option
     WHERE option."businessId" = gone."businessId" AND option.id = gone.id AND option.id <> option.kept$sql$, place);
  EXECUTE placed($sql$
    UPDATE @InterestOption AS kept SET label = canonical_value(label, 80, true),
           value = CASE WHEN EXISTS (SELECT FROM @InterestOption AS other WHERE other."businessId" = kept."businessId"
                                        AND other.id <> kept.id AND other.value = canonical_value(kept.value, 80, true))
                   THEN value ELSE canonical_value(value, 80, true) END
     WHERE octet_length(label || value) <> char_length(label || value)$sql$, place);
  DROP TABLE merged_option;
END $body$;

-- Gives a number to saved views and active API keys whose names become equal.
CREATE OR REPLACE FUNCTION make_names_canonical(place text) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  entry record;
  owner text;
  taken text[];
BEGIN
  FOR entry IN EXECUTE placed('SELECT "businessId", "userId", id, name FROM @SavedView ORDER BY 1, 2, 3', place) LOOP
    IF owner IS DISTINCT FROM concat_ws(' ', entry."businessId", entry."userId") THEN
      owner := concat_ws(' ', entry."businessId", entry."userId");
      taken := '{}';
    END IF;
    EXECUTE placed('UPDATE @SavedView SET name = $3 WHERE "businessId" = $1 AND id = $2 AND name <> $3', place)
      USING entry."businessId", entry.id, free_name(canonical_value(entry.name, 40, true), 40, taken);
    taken := taken || fold_text(free_name(canonical_value(entry.name, 40, true), 40, taken));
  END LOOP;
  FOR entry IN EXECUTE placed('SELECT "businessId", id, name FROM @ApiKey WHERE octet_length(name) <> char_length(name)', place)
  LOOP
    EXECUTE placed('SELECT array_agg(fold_text(name)) FROM @ApiKey WHERE "businessId" = $1 AND id <> $2 AND "revokedAt" IS NULL
                       AND EXISTS (SELECT FROM @ApiKey AS same WHERE same."businessId" = $1 AND same.id <> $2
                          AND lower(same.name COLLATE "und-x-icu") = lower(canonical_value($3, 80, true) COLLATE "und-x-icu"))', place)
      INTO taken USING entry."businessId", entry.id, entry.name;
    EXECUTE placed('UPDATE @ApiKey SET name = $3 WHERE "businessId" = $1 AND id = $2 AND name <> $3', place)
      USING entry."businessId", entry.id, free_name(canonical_value(entry.name, 80, true), 80, coalesce(taken, '{}'));
  END LOOP;
END $body$;

-- Makes all stored texts of a migrated or restored database canonical, without running triggers. Usernames, addresses
-- of accounts and webhooks, and paths of files keep their stored form.
CREATE OR REPLACE FUNCTION make_texts_canonical(place text DEFAULT '"\1"') RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  targets CONSTANT text[] := ARRAY(
    SELECT placed('@' || relname, place) FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
       AND to_regclass(CASE WHEN relname ~ '^\w+$' THEN placed('@' || relname, place) END) IS NOT NULL);
  target text;
  names text;
  forms text;
BEGIN
  FOREACH target IN ARRAY targets LOOP
    EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', target);
  END LOOP;

  -- A technician is the only active user of that name, as for new appointments.
  EXECUTE placed($sql$
    UPDATE @ServiceAppointment AS appointment SET "technicianUserId" = member.id, technician = member.name
      FROM (SELECT "businessId", min(id) AS id, canonical_value(min("firstName" || ' ' || "lastName"), 161, true) AS name
              FROM @User WHERE "isActive"
             GROUP BY "businessId", fold_text("firstName" || ' ' || "lastName") HAVING count(*) = 1) AS member
     WHERE member."businessId" = appointment."businessId" AND appointment."technicianUserId" IS NULL
       AND fold_text(appointment.technician) = fold_text(member.name)
       AND lower(btrim(appointment.technician)) <> lower(member.name)$sql$, place);
  PERFORM merge_interest_options(place);

  FOR target, names, forms IN
    SELECT placed('@' || c.relname, place), string_agg(quote_ident(a.attname), ', '),
           string_agg(CASE
             -- It is the two other names.
             WHEN (c.relname, a.attname) = ('Customer', 'name')
               THEN $sql$canonical_value("firstName", 80, true) || ' ' || canonical_value("lastName", 80, true)$sql$
             ELSE format('canonical_value(%I, %s, %L)', a.attname,
               CASE WHEN a.atttypmod > 4 THEN (a.atttypmod - 4)::text ELSE 'NULL' END,
               a.attnotnull OR a.attname ~ '(Name|By)$') END, ', ')
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' AND a.atttypid IN ('text'::regtype, 'varchar'::regtype)
       AND c.relname NOT IN ('_prisma_migrations', 'Backup', 'IdempotencyKey', 'InterestOption', 'RateLimiterFlexible', 'SuperAdmin')
       AND (c.relname, a.attname) NOT IN (('WebhookEndpoint', 'url'), ('SavedView', 'name'), ('ApiKey', 'name'))
     GROUP BY c.relname
  LOOP
    CONTINUE WHEN target <> ALL (targets);
    EXECUTE format('UPDATE %1$s SET (%2$s) = ROW (%3$s)
      WHERE octet_length(concat(%2$s)) <> char_length(concat(%2$s)) AND (%2$s) IS DISTINCT FROM (%3$s)', target, names, forms);
  END LOOP;

  EXECUTE placed($sql$
    UPDATE @OrganizerTask SET tags = ARRAY(
      SELECT (array_agg(form ORDER BY position))[1]
        FROM (SELECT canonical_value(tag, char_length(tag), true), position FROM unnest(tags) WITH ORDINALITY AS tag (tag, position))
               AS tag (form, position)
       GROUP BY lower(form COLLATE "und-x-icu") ORDER BY min(position))
     WHERE octet_length(tags::text) <> char_length(tags::text)$sql$, place);
  PERFORM make_names_canonical(place);

  FOREACH target IN ARRAY targets LOOP
    EXECUTE format('ALTER TABLE %s ENABLE TRIGGER USER', target);
  END LOOP;
END $body$;
