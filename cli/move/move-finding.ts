/** A `problem` stops a move; a `notice` is information for its operator. The texts are `cli:move.findings.…`. */
const severities = {
  sameDatabase: 'problem',
  sameFiles: 'problem',
  databaseOutdated: 'problem',
  databaseNewer: 'problem',
  stillRunning: 'problem',
  databaseUnreachable: 'problem',
  databaseTooOld: 'problem',
  databaseEncoding: 'problem',
  databaseRights: 'problem',
  databaseNotEmpty: 'problem',
  filesUnreachable: 'problem',
  filesOfOthers: 'problem',
  noSpace: 'problem',
  otherKey: 'problem',
  running: 'notice',
  continued: 'notice',
  lackingSettings: 'notice',
  backupKey: 'notice',
} as const

export interface MoveFinding {
  name: keyof typeof severities
  severity: 'problem' | 'notice'
  params: Record<string, string | number>
}

export const findingOf = (name: MoveFinding['name'], params: MoveFinding['params'] = {}): MoveFinding => ({
  name,
  severity: severities[name],
  params,
})
