CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"protocol" text NOT NULL,
	"address" text NOT NULL,
	"auth" text NOT NULL,
	"secret" text,
	"certificate" text NOT NULL,
	"timeout" integer NOT NULL,
	"is_enabled" boolean NOT NULL,
	"models" jsonb NOT NULL,
	CONSTRAINT "connections_slug_key" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "connections_updated_at_idx" ON "connections" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "connections_created_at_idx" ON "connections" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "connections_name_idx" ON "connections" USING btree ("name","updated_at","id");--> statement-breakpoint
CREATE INDEX "connections_search_idx" ON "connections" USING gin (search_pairs(("name" || E'\n' || "slug" || E'\n' || "address"))) WITH (fastupdate=true,gin_pending_list_limit=1024);