CREATE TABLE "evaluation_rows" (
	"evaluation_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"judgment" jsonb NOT NULL,
	CONSTRAINT "evaluation_rows_evaluation_id_row_pk" PRIMARY KEY("evaluation_id","row")
);
--> statement-breakpoint
ALTER TABLE "evaluation_rows" ADD CONSTRAINT "evaluation_rows_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" DROP COLUMN "server_id";--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Evaluations that have not ended have no job.
UPDATE "evaluations" SET "status" = 'canceled', "finished_at" = now() WHERE "status" IN ('queued', 'running');
