CREATE TABLE "model_file_chunks" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "model_file_chunks_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
CREATE TABLE "model_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid
);
--> statement-breakpoint
ALTER TABLE "model_file_chunks" ADD CONSTRAINT "model_file_chunks_file_id_model_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."model_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_files_kind_idx" ON "model_files" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are immutable.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER model_files_immutable BEFORE UPDATE ON model_files
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER model_file_chunks_immutable BEFORE UPDATE ON model_file_chunks
	FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION count_model_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM add_stored_bytes(NEW.created_by, NEW.size);
	ELSE
		PERFORM add_stored_bytes(OLD.created_by, -OLD.size);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER model_files_storage AFTER INSERT OR DELETE ON model_files
	FOR EACH ROW EXECUTE FUNCTION count_model_files();
