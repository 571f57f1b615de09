CREATE TABLE "algorithm_aliases" (
	"algorithm_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "algorithm_aliases_algorithm_id_name_pk" PRIMARY KEY("algorithm_id","name")
);
--> statement-breakpoint
CREATE TABLE "alias_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"algorithm_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"from_version" integer,
	"to_version" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"reason" text NOT NULL,
	"is_roll_back" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "algorithm_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"algorithm_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"engine_id" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"sample" jsonb,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"status_message" text,
	"metrics" jsonb,
	"output" jsonb,
	CONSTRAINT "algorithm_versions_number_key" UNIQUE("algorithm_id","number")
);
--> statement-breakpoint
CREATE TABLE "invocation_payloads" (
	"invocation_id" uuid PRIMARY KEY NOT NULL,
	"input" json NOT NULL,
	"outputs" json,
	"file" "bytea",
	"file_type" text
);
--> statement-breakpoint
CREATE TABLE "item_revisions" (
	"item_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "item_revisions_item_id_revision_pk" PRIMARY KEY("item_id","revision")
);
--> statement-breakpoint
CREATE TABLE "item_tests" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" uuid,
	"run_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recognitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"task" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"engine" text NOT NULL,
	"languages" text[] NOT NULL,
	"parameters" jsonb NOT NULL,
	"status" text NOT NULL,
	"published_revision" integer,
	"sample" text,
	"fingerprint" text DEFAULT '' NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "apps" DROP CONSTRAINT "apps_owner_name_key";--> statement-breakpoint
ALTER TABLE "nlp_items" DROP CONSTRAINT "nlp_items_slug_key";--> statement-breakpoint
DROP INDEX "invocations_created_at_idx";--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "binding" text DEFAULT 'alias:production' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "overrides" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "log_policy" text DEFAULT 'metadata' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "retention_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "log_policy" text DEFAULT 'metadata' NOT NULL;--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "feedback" smallint;--> statement-breakpoint
ALTER TABLE "nlp_items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "nlp_items" ADD COLUMN "published_revision" integer;--> statement-breakpoint
ALTER TABLE "nlp_items" ADD COLUMN "fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "nlp_items" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "algorithm_aliases" ADD CONSTRAINT "algorithm_aliases_version_fk" FOREIGN KEY ("algorithm_id","version") REFERENCES "public"."algorithm_versions"("algorithm_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alias_moves" ADD CONSTRAINT "alias_moves_algorithm_id_algorithms_id_fk" FOREIGN KEY ("algorithm_id") REFERENCES "public"."algorithms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "algorithm_versions" ADD CONSTRAINT "algorithm_versions_algorithm_id_algorithms_id_fk" FOREIGN KEY ("algorithm_id") REFERENCES "public"."algorithms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invocation_payloads" ADD CONSTRAINT "invocation_payloads_invocation_id_invocations_id_fk" FOREIGN KEY ("invocation_id") REFERENCES "public"."invocations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alias_moves_algorithm_at_idx" ON "alias_moves" USING btree ("algorithm_id","at","id");--> statement-breakpoint
CREATE INDEX "recognitions_status_idx" ON "recognitions" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "recognitions_name_idx" ON "recognitions" USING btree ("name");--> statement-breakpoint
CREATE INDEX "recognitions_updated_at_idx" ON "recognitions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recognitions_slug_key" ON "recognitions" USING btree ("slug") WHERE "recognitions"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "algorithms_status_idx" ON "algorithms" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "algorithms_name_idx" ON "algorithms" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "apps_owner_name_key" ON "apps" USING btree ("owner_id","name") WHERE "apps"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "apps_status_idx" ON "apps" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "apps_name_idx" ON "apps" USING btree ("name");--> statement-breakpoint
CREATE INDEX "apps_owner_updated_at_idx" ON "apps" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "apps_target_idx" ON "apps" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_target_idx" ON "audit_events" USING btree ("target_id","at");--> statement-breakpoint
CREATE INDEX "invocations_status_created_at_idx" ON "invocations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "invocations_target_created_at_idx" ON "invocations" USING btree ("target_id","created_at");--> statement-breakpoint
CREATE INDEX "invocations_user_created_at_idx" ON "invocations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "nlp_items_status_idx" ON "nlp_items" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "nlp_items_name_idx" ON "nlp_items" USING btree ("name");--> statement-breakpoint
CREATE INDEX "nlp_items_updated_at_idx" ON "nlp_items" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "nlp_items_slug_key" ON "nlp_items" USING btree ("slug") WHERE "nlp_items"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "users_status_created_at_idx" ON "users" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("name");--> statement-breakpoint
CREATE INDEX "invocations_created_at_idx" ON "invocations" USING btree ("created_at","id");