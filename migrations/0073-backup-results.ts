import { type Kysely, sql } from 'kysely'

/** When the command `backup` and the nightly job last wrote a backup, so that every process can say how old it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_result (
      kind text primary key check (kind in ('folder', 'remote')),
      created_at timestamptz,
      failed_at timestamptz,
      failure text
    );
    comment on table backup_result is 'the newest backup of each kind; not part of backups';
    comment on column backup_result.kind is 'remote: at BACKUP_URL; folder: of npm run backup with a folder';
    comment on column backup_result.failed_at is 'time of the newest attempt if it failed';
    comment on column backup_result.failure is 'error code of that attempt';
  `.execute(db)
}
