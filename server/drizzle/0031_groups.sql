CREATE TABLE "app_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"user_id" uuid,
	"group_id" uuid,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "app_shares_holder_key" UNIQUE NULLS NOT DISTINCT("app_id","user_id","group_id"),
	CONSTRAINT "app_shares_holder_check" CHECK (num_nonnulls("app_shares"."user_id", "app_shares"."group_id") = 1
        or (num_nonnulls("app_shares"."user_id", "app_shares"."group_id") = 0 and "app_shares"."level" = 'use'))
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "groups_name_key" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "app_shares" ADD CONSTRAINT "app_shares_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_shares" ADD CONSTRAINT "app_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_shares" ADD CONSTRAINT "app_shares_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_shares_everyone_idx" ON "app_shares" USING btree ("app_id") WHERE "app_shares"."user_id" is null and "app_shares"."group_id" is null;--> statement-breakpoint
CREATE INDEX "app_shares_user_idx" ON "app_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_shares_group_idx" ON "app_shares" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_members_user_idx" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "groups_updated_at_idx" ON "groups" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "groups_name_idx" ON "groups" USING btree ("name","updated_at","id");--> statement-breakpoint
CREATE INDEX "groups_search_idx" ON "groups" USING gin (search_pairs(("name" || E'\n' || "description"))) WITH (fastupdate=true,gin_pending_list_limit=1024);