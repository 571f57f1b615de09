-- What a search finds texts by: all pairs of neighbouring characters in lower case, and single ones of scripts whose
-- words may be that short.
CREATE FUNCTION "search_pairs"(value text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pairs text[] := '{}';
  earlier text;
  letter text;
BEGIN
  FOREACH letter IN ARRAY string_to_array(lower(value), NULL) LOOP
    IF earlier IS NOT NULL THEN pairs := pairs || (earlier || letter); END IF;
    IF ascii(letter) > 127 THEN pairs := pairs || letter; END IF;
    earlier := letter;
  END LOOP;
  RETURN pairs;
END
$$;--> statement-breakpoint
DROP INDEX "algorithms_status_idx";--> statement-breakpoint
DROP INDEX "algorithms_name_idx";--> statement-breakpoint
DROP INDEX "algorithms_updated_at_idx";--> statement-breakpoint
DROP INDEX "apps_status_idx";--> statement-breakpoint
DROP INDEX "apps_name_idx";--> statement-breakpoint
DROP INDEX "apps_updated_at_idx";--> statement-breakpoint
DROP INDEX "apps_owner_updated_at_idx";--> statement-breakpoint
DROP INDEX "audit_events_action_idx";--> statement-breakpoint
DROP INDEX "nlp_items_status_idx";--> statement-breakpoint
DROP INDEX "nlp_items_name_idx";--> statement-breakpoint
DROP INDEX "nlp_items_updated_at_idx";--> statement-breakpoint
DROP INDEX "recognitions_status_idx";--> statement-breakpoint
DROP INDEX "recognitions_name_idx";--> statement-breakpoint
DROP INDEX "recognitions_updated_at_idx";--> statement-breakpoint
DROP INDEX "users_status_created_at_idx";--> statement-breakpoint
DROP INDEX "users_name_idx";--> statement-breakpoint
CREATE INDEX "algorithms_task_idx" ON "algorithms" USING btree ("task","updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_revision_idx" ON "algorithms" USING btree ("revision","updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_created_at_idx" ON "algorithms" USING btree ("created_at","updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_tags_idx" ON "algorithms" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "algorithms_search_idx" ON "algorithms" USING gin (search_pairs(("name" || E'\n' || "slug" || E'\n' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "apps_kind_idx" ON "apps" USING btree ("kind","updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_created_at_idx" ON "apps" USING btree ("created_at","updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_removed_at_idx" ON "apps" USING btree ("removed_at") WHERE "apps"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "apps_search_idx" ON "apps" USING gin (search_pairs(("name" || E'\n' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_events_account_idx" ON "audit_events" USING btree ("actor_account","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_target_type_idx" ON "audit_events" USING btree ("target_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_search_idx" ON "audit_events" USING gin (search_pairs((coalesce("actor_account", '') || E'\n' || "action" || E'\n' || coalesce("target_id", '') || E'\n' || coalesce("address", '')))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invocations_told_idx" ON "invocations" USING btree ("created_at","id") WHERE "invocations"."log_policy" <> 'none';--> statement-breakpoint
CREATE INDEX "invocations_run_ms_idx" ON "invocations" USING btree ("run_ms","created_at","id");--> statement-breakpoint
CREATE INDEX "invocations_error_code_idx" ON "invocations" USING btree ("error_code") WHERE "invocations"."error_code" is not null;--> statement-breakpoint
CREATE INDEX "nlp_items_task_idx" ON "nlp_items" USING btree ("task","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_engine_idx" ON "nlp_items" USING btree ("engine","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_revision_idx" ON "nlp_items" USING btree ("revision","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_created_at_idx" ON "nlp_items" USING btree ("created_at","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_tags_idx" ON "nlp_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "nlp_items_search_idx" ON "nlp_items" USING gin (search_pairs(("name" || E'\n' || "slug" || E'\n' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "recognitions_task_idx" ON "recognitions" USING btree ("task","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_engine_idx" ON "recognitions" USING btree ("engine","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_revision_idx" ON "recognitions" USING btree ("revision","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_created_at_idx" ON "recognitions" USING btree ("created_at","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_tags_idx" ON "recognitions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "recognitions_search_idx" ON "recognitions" USING gin (search_pairs(("name" || E'\n' || "slug" || E'\n' || "description"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_access_idx" ON "users" USING gin ("access");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin (search_pairs(("account" || E'\n' || "mail" || E'\n' || "name"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "algorithms_status_idx" ON "algorithms" USING btree ("status","updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_name_idx" ON "algorithms" USING btree ("name","updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_updated_at_idx" ON "algorithms" USING btree ("updated_at","id") WHERE "algorithms"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_status_idx" ON "apps" USING btree ("status","updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_name_idx" ON "apps" USING btree ("name","updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_updated_at_idx" ON "apps" USING btree ("updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_owner_updated_at_idx" ON "apps" USING btree ("owner_id","updated_at","id") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "nlp_items_status_idx" ON "nlp_items" USING btree ("status","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_name_idx" ON "nlp_items" USING btree ("name","updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "nlp_items_updated_at_idx" ON "nlp_items" USING btree ("updated_at","id") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_status_idx" ON "recognitions" USING btree ("status","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_name_idx" ON "recognitions" USING btree ("name","updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "recognitions_updated_at_idx" ON "recognitions" USING btree ("updated_at","id") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "users_status_created_at_idx" ON "users" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("name","created_at","id");