CREATE TABLE "user_storage" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION add_stored_bytes(owner uuid, added bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO user_storage (user_id, bytes) SELECT owner, added WHERE owner IS NOT NULL AND added <> 0
	ON CONFLICT (user_id) DO UPDATE SET bytes = user_storage.bytes + excluded.bytes
$$;
--> statement-breakpoint
-- Sizes are those of stored columns. Transition tables have new rows before the database compresses them, and a function
-- that takes a whole row gets its values uncompressed, so new rows are read from their table.
CREATE FUNCTION count_apps_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT s.owner_id AS owner, pg_column_size(s.overrides) + pg_column_size(s.description) AS bytes
		FROM new_rows n JOIN apps s ON s.id = n.id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apps_storage_insert AFTER INSERT ON apps
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_apps_insert();
--> statement-breakpoint
CREATE FUNCTION count_apps_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.owner_id AS owner, -(pg_column_size(o.overrides) + pg_column_size(o.description)) AS bytes
		FROM old_rows o
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apps_storage_delete AFTER DELETE ON apps
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_apps_delete();
--> statement-breakpoint
-- An app takes the payloads of its runs along when its owner changes.
CREATE FUNCTION count_apps_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.owner_id AS owner, -(pg_column_size(o.overrides) + pg_column_size(o.description)) AS bytes
		FROM old_rows o
		UNION ALL
		SELECT s.owner_id AS owner, pg_column_size(s.overrides) + pg_column_size(s.description) AS bytes
		FROM new_rows n JOIN apps s ON s.id = n.id
		UNION ALL
		SELECT o.owner_id, -(pg_column_size(p.input) + coalesce(pg_column_size(p.outputs), 0)
			+ coalesce(pg_column_size(p.file), 0)) FROM old_rows o JOIN new_rows n ON n.id = o.id AND n.owner_id <> o.owner_id
		JOIN invocations i ON i.app_id = o.id JOIN invocation_payloads p ON p.invocation_id = i.id
		UNION ALL
		SELECT n.owner_id, pg_column_size(p.input) + coalesce(pg_column_size(p.outputs), 0)
			+ coalesce(pg_column_size(p.file), 0) FROM old_rows o JOIN new_rows n ON n.id = o.id AND n.owner_id <> o.owner_id
		JOIN invocations i ON i.app_id = o.id JOIN invocation_payloads p ON p.invocation_id = i.id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER apps_storage_update AFTER UPDATE ON apps
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_apps_update();
--> statement-breakpoint
CREATE FUNCTION count_algorithm_versions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT s.created_by AS owner, pg_column_size(s.parameters) + coalesce(pg_column_size(s.sample), 0)
			+ coalesce(pg_column_size(s.output), 0) AS bytes
		FROM new_rows n JOIN algorithm_versions s ON s.id = n.id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER algorithm_versions_storage_insert AFTER INSERT ON algorithm_versions
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_algorithm_versions_insert();
--> statement-breakpoint
CREATE FUNCTION count_algorithm_versions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.created_by AS owner, -(pg_column_size(o.parameters) + coalesce(pg_column_size(o.sample), 0)
			+ coalesce(pg_column_size(o.output), 0)) AS bytes
		FROM old_rows o
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER algorithm_versions_storage_delete AFTER DELETE ON algorithm_versions
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_algorithm_versions_delete();
--> statement-breakpoint
CREATE FUNCTION count_algorithm_versions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.created_by AS owner, -(pg_column_size(o.parameters) + coalesce(pg_column_size(o.sample), 0)
			+ coalesce(pg_column_size(o.output), 0)) AS bytes
		FROM old_rows o
		UNION ALL
		SELECT s.created_by AS owner, pg_column_size(s.parameters) + coalesce(pg_column_size(s.sample), 0)
			+ coalesce(pg_column_size(s.output), 0) AS bytes
		FROM new_rows n JOIN algorithm_versions s ON s.id = n.id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER algorithm_versions_storage_update AFTER UPDATE ON algorithm_versions
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_algorithm_versions_update();
--> statement-breakpoint
CREATE FUNCTION count_item_revisions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT s.created_by AS owner, pg_column_size(s.content) AS bytes
		FROM new_rows n JOIN item_revisions s ON s.item_id = n.item_id AND s.revision = n.revision
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_revisions_storage_insert AFTER INSERT ON item_revisions
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_item_revisions_insert();
--> statement-breakpoint
CREATE FUNCTION count_item_revisions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.created_by AS owner, -(pg_column_size(o.content)) AS bytes
		FROM old_rows o
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_revisions_storage_delete AFTER DELETE ON item_revisions
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_item_revisions_delete();
--> statement-breakpoint
CREATE FUNCTION count_item_revisions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.created_by AS owner, -(pg_column_size(o.content)) AS bytes
		FROM old_rows o
		UNION ALL
		SELECT s.created_by AS owner, pg_column_size(s.content) AS bytes
		FROM new_rows n JOIN item_revisions s ON s.item_id = n.item_id AND s.revision = n.revision
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER item_revisions_storage_update AFTER UPDATE ON item_revisions
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_item_revisions_update();
--> statement-breakpoint
-- The lock makes a change of the app's owner wait, which then moves these payloads too.
CREATE FUNCTION count_invocation_payloads_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM apps a WHERE a.id IN (
		SELECT i.app_id FROM new_rows r JOIN invocations i ON i.id = r.invocation_id
	) ORDER BY a.id FOR SHARE;
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT a.owner_id AS owner, pg_column_size(s.input) + coalesce(pg_column_size(s.outputs), 0)
			+ coalesce(pg_column_size(s.file), 0) AS bytes
		FROM new_rows n JOIN invocation_payloads s ON s.invocation_id = n.invocation_id
		JOIN invocations i ON i.id = n.invocation_id JOIN apps a ON a.id = i.app_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocation_payloads_storage_insert AFTER INSERT ON invocation_payloads
	REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invocation_payloads_insert();
--> statement-breakpoint
CREATE FUNCTION count_invocation_payloads_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM apps a WHERE a.id IN (
		SELECT i.app_id FROM old_rows r JOIN invocations i ON i.id = r.invocation_id
	) ORDER BY a.id FOR SHARE;
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT a.owner_id AS owner, -(pg_column_size(o.input) + coalesce(pg_column_size(o.outputs), 0)
			+ coalesce(pg_column_size(o.file), 0)) AS bytes
		FROM old_rows o JOIN invocations i ON i.id = o.invocation_id JOIN apps a ON a.id = i.app_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocation_payloads_storage_delete AFTER DELETE ON invocation_payloads
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invocation_payloads_delete();
--> statement-breakpoint
CREATE FUNCTION count_invocation_payloads_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM apps a WHERE a.id IN (
		SELECT i.app_id FROM new_rows r JOIN invocations i ON i.id = r.invocation_id
	) ORDER BY a.id FOR SHARE;
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT a.owner_id AS owner, -(pg_column_size(o.input) + coalesce(pg_column_size(o.outputs), 0)
			+ coalesce(pg_column_size(o.file), 0)) AS bytes
		FROM old_rows o JOIN invocations i ON i.id = o.invocation_id JOIN apps a ON a.id = i.app_id
		UNION ALL
		SELECT a.owner_id AS owner, pg_column_size(s.input) + coalesce(pg_column_size(s.outputs), 0)
			+ coalesce(pg_column_size(s.file), 0) AS bytes
		FROM new_rows n JOIN invocation_payloads s ON s.invocation_id = n.invocation_id
		JOIN invocations i ON i.id = n.invocation_id JOIN apps a ON a.id = i.app_id
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocation_payloads_storage_update AFTER UPDATE ON invocation_payloads
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_invocation_payloads_update();
--> statement-breakpoint
-- Removes the payload while the run still names its app.
CREATE FUNCTION remove_payload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM invocation_payloads WHERE invocation_id = OLD.id;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER invocations_storage BEFORE DELETE ON invocations
	FOR EACH ROW EXECUTE FUNCTION remove_payload();
--> statement-breakpoint
INSERT INTO user_storage (user_id, bytes)
SELECT owner, sum(bytes) FROM (
	SELECT s.owner_id AS owner, pg_column_size(s.overrides) + pg_column_size(s.description) AS bytes FROM apps s
	UNION ALL
	SELECT s.created_by AS owner, pg_column_size(s.parameters) + coalesce(pg_column_size(s.sample), 0)
			+ coalesce(pg_column_size(s.output), 0) AS bytes FROM algorithm_versions s
	UNION ALL
	SELECT s.created_by AS owner, pg_column_size(s.content) AS bytes FROM item_revisions s
	UNION ALL
	SELECT a.owner_id, pg_column_size(s.input) + coalesce(pg_column_size(s.outputs), 0)
			+ coalesce(pg_column_size(s.file), 0)
	FROM invocation_payloads s JOIN invocations i ON i.id = s.invocation_id JOIN apps a ON a.id = i.app_id
) rows WHERE owner IS NOT NULL GROUP BY owner;
