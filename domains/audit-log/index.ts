export { openAuditRefusals } from './server/audit-refusals.ts'
export { auditRetentionJob, changeAuditRetention, deleteOldEntries } from './server/audit-retention.ts'
export { exportAuditLog } from './server/export-audit-log.ts'
export { listAuditEntries } from './server/list-audit-entries.ts'
