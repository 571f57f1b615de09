DROP INDEX "invocations_told_idx";--> statement-breakpoint
CREATE INDEX "apps_retention_idx" ON "apps" USING btree ("retention_days");--> statement-breakpoint
CREATE INDEX "invocations_version_idx" ON "invocations" USING btree ("target_version","created_at");--> statement-breakpoint
CREATE INDEX "invocations_told_idx" ON "invocations" USING btree ("created_at","id","app_id") WHERE "invocations"."log_policy" <> 'none';