CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"permissions" text[] NOT NULL,
	CONSTRAINT "roles_name_key" UNIQUE("name")
);
--> statement-breakpoint
CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "roles_name_idx" ON "roles" USING btree ("name","updated_at","id");--> statement-breakpoint
CREATE INDEX "roles_search_idx" ON "roles" USING gin (search_pairs(("name" || E'\n' || "description"))) WITH (fastupdate=true,gin_pending_list_limit=1024);