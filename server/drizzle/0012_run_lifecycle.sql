CREATE TABLE "servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invocations" ALTER COLUMN "queue_ms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invocations" ALTER COLUMN "run_ms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invocations" ADD COLUMN "server_id" uuid;