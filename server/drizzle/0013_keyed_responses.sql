ALTER TABLE "idempotent_requests" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- The stored bytes of a user contain the responses to requests with an Idempotency-Key. The row names its owner itself,
-- because it can be deleted after its key and app. It is inserted without a response.
CREATE FUNCTION count_idempotent_requests_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.owner_id AS owner, -coalesce(pg_column_size(o.response), 0) AS bytes FROM old_rows o
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER idempotent_requests_storage_delete AFTER DELETE ON idempotent_requests
	REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_idempotent_requests_delete();
--> statement-breakpoint
CREATE FUNCTION count_idempotent_requests_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_stored_bytes(owner, sum(bytes)::bigint) FROM (
		SELECT o.owner_id AS owner, -coalesce(pg_column_size(o.response), 0) AS bytes FROM old_rows o
		UNION ALL
		SELECT s.owner_id AS owner, coalesce(pg_column_size(s.response), 0) AS bytes
		FROM new_rows n JOIN idempotent_requests s ON s.key_id = n.key_id AND s.idempotency_key = n.idempotency_key
	) rows GROUP BY owner ORDER BY owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER idempotent_requests_storage_update AFTER UPDATE ON idempotent_requests
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_idempotent_requests_update();
