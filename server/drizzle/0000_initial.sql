CREATE TABLE "algorithms" (
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
	"tags" text[] NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "algorithms_slug_key" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "apps_owner_name_key" UNIQUE("owner_id","name")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_account" text,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text,
	"address" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "invocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"user_id" uuid,
	"channel" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_version" text NOT NULL,
	"status" text NOT NULL,
	"error_code" integer,
	"queue_ms" double precision NOT NULL,
	"run_ms" double precision NOT NULL,
	"bytes_in" integer NOT NULL,
	"bytes_out" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "menu_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"menu" text NOT NULL,
	"position" integer NOT NULL,
	"item" jsonb NOT NULL,
	"badge" text
);
--> statement-breakpoint
CREATE TABLE "nlp_items" (
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
	"engine" text NOT NULL,
	"languages" text[] NOT NULL,
	"parameters" jsonb NOT NULL,
	"status" text NOT NULL,
	"sample" text,
	CONSTRAINT "nlp_items_slug_key" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"use" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_hash" text NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_remembered" boolean NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "sessions_refresh_hash_key" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_budgets" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"account_hash" text NOT NULL,
	"address" text NOT NULL,
	"count" integer NOT NULL,
	"wait_until" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_account_hash_address_pk" PRIMARY KEY("account_hash","address")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"spent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "translations_locale_id_pk" PRIMARY KEY("locale","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"account" text NOT NULL,
	"mail" text NOT NULL,
	"mobile" text,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"access" text[] NOT NULL,
	"status" text NOT NULL,
	"locale" text,
	"time_zone" text,
	"password_hash" text NOT NULL,
	CONSTRAINT "users_account_key" UNIQUE("account"),
	CONSTRAINT "users_mail_key" UNIQUE("mail"),
	CONSTRAINT "users_mobile_key" UNIQUE("mobile")
);
--> statement-breakpoint
ALTER TABLE "apps" ADD CONSTRAINT "apps_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invocations" ADD CONSTRAINT "invocations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invocations" ADD CONSTRAINT "invocations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_refresh_tokens" ADD CONSTRAINT "spent_refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "algorithms_updated_at_idx" ON "algorithms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "apps_updated_at_idx" ON "apps" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "invocations_app_created_at_idx" ON "invocations" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE INDEX "invocations_created_at_idx" ON "invocations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reset_links_user_idx" ON "reset_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_budgets_since_idx" ON "sign_in_budgets" USING btree ("since");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last_at_idx" ON "sign_in_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_refresh_tokens_session_idx" ON "spent_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");