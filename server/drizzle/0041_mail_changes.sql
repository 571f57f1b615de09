CREATE TABLE "mail_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"mail" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_changes_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "mail_changes" ADD CONSTRAINT "mail_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;