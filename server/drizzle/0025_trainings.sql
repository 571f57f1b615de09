CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"algorithm_id" uuid NOT NULL,
	"settings" jsonb NOT NULL,
	"note" text NOT NULL,
	"content" "bytea",
	"fingerprint" text NOT NULL,
	"row_count" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"report" jsonb,
	"error_code" integer,
	"error_data" jsonb,
	"version" integer,
	"model_file_id" uuid,
	"locale" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_algorithm_id_algorithms_id_fk" FOREIGN KEY ("algorithm_id") REFERENCES "public"."algorithms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trainings_algorithm_idx" ON "trainings" USING btree ("algorithm_id","created_at");