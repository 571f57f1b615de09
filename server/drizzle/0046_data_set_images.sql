CREATE TABLE "data_set_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"data_set_id" uuid,
	"file" "bytea" NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_set_images" ADD CONSTRAINT "data_set_images_data_set_id_data_sets_id_fk" FOREIGN KEY ("data_set_id") REFERENCES "public"."data_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_set_images_data_set_idx" ON "data_set_images" USING btree ("data_set_id","created_at");
--> statement-breakpoint
-- The function adds the column `size` of any table to the storage of `created_by`.
CREATE TRIGGER data_set_images_storage AFTER INSERT OR DELETE ON data_set_images
	FOR EACH ROW EXECUTE FUNCTION count_model_files();
