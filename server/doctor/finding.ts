/** Everything that can be found about an installation, and how bad it is. The texts are `cli:doctor.findings.…`. */
const severities = {
  'dataFolder.ok': 'ok',
  'dataFolder.low': 'warning',
  'dataFolder.notWritable': 'problem',
  'temporaryFolder.low': 'warning',
  'temporaryFolder.notWritable': 'problem',
  'clock.differs': 'problem',
  'database.ok': 'ok',
  'database.missing': 'warning',
  'database.pending': 'warning',
  'database.newer': 'problem',
  'database.old': 'problem',
  'database.encoding': 'problem',
  'database.readOnly': 'problem',
  'database.failed': 'problem',
  'memory.low': 'warning',
  'storage.ok': 'ok',
  'storage.failed': 'problem',
  'videos.ok': 'ok',
  'videos.missing': 'warning',
  'mail.ok': 'ok',
  'mail.files': 'ok',
  'mail.lost': 'problem',
  'mail.refused': 'problem',
  'malware.none': 'ok',
  'malware.ok': 'ok',
  'malware.noSignatures': 'problem',
  'malware.old': 'warning',
  'malware.unreachable': 'problem',
  'address.ok': 'ok',
  'address.none': 'ok',
  'address.plain': 'warning',
  'address.expires': 'warning',
  'address.certificate': 'problem',
  'address.unreachable': 'problem',
  'proxies.missing': 'warning',
  'settings.ok': 'ok',
  'settings.unknown': 'warning',
  'secondFactors.ok': 'ok',
  'secondFactors.readable': 'warning',
  'secondFactors.keyMissing': 'problem',
  'jobs.ok': 'ok',
  'jobs.parked': 'warning',
  'jobs.waiting': 'problem',
  'owner.ok': 'ok',
  'owner.missing': 'warning',
  'backup.ok': 'ok',
  'backup.archived': 'ok',
  'backup.archiveFailed': 'problem',
  'backup.elsewhere': 'warning',
  'backup.none': 'warning',
  'backup.notWritable': 'problem',
  'backup.folder': 'ok',
  'backup.failed': 'problem',
  'backup.remote': 'ok',
  'backup.remoteNone': 'warning',
  'backup.remoteOld': 'problem',
  'backup.unusable': 'problem',
} as const

export type FindingName = keyof typeof severities
type Severity = (typeof severities)[FindingName]

/** What was found about one part of an installation. */
export interface Finding {
  name: FindingName
  severity: Severity
  params: Record<string, string | number>
}

export const findingOf = (name: FindingName, params: Finding['params'] = {}): Finding => ({
  name,
  severity: severities[name],
  params,
})
