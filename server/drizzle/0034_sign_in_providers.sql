CREATE TABLE "linked_accounts" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_accounts_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "linked_accounts_user_key" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "session_origins" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_session" text,
	"sealed_id_token" text
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD COLUMN "sealed_identity" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "has_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_origins" ADD CONSTRAINT "session_origins_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_origins_subject_idx" ON "session_origins" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "session_origins_session_idx" ON "session_origins" USING btree ("issuer","provider_session");--> statement-breakpoint
CREATE INDEX "spent_tokens_expires_at_idx" ON "spent_tokens" USING btree ("expires_at");