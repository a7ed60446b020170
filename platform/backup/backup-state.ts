/** `automatic`: of an embedded database; `remote`: at BACKUP_URL; `folder`: of `npm run backup` with a folder. */
export interface BackupState {
  kind: 'automatic' | 'folder' | 'remote'
  /** Time of the newest backup; null when there is none. */
  createdAt: Date | null
  /** Time and code of the newest attempt if it failed. */
  failedAt: Date | null
  failure: string | null
}

/** One is written every night. */
const oldAfterMs = 36 * 3_600_000

/** Whether a remote backup is missing. Other kinds are only written after changes, or by hand. */
export const isOverdue = ({ kind, createdAt }: Pick<BackupState, 'kind' | 'createdAt'>, now: Date): boolean =>
  kind === 'remote' && (createdAt === null || now.getTime() - createdAt.getTime() > oldAfterMs)
