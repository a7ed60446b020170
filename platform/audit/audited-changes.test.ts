import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Files that record a public change and no entry of the audit log, with the reason. */
const unaudited: Record<string, string> = {
  'domains/accounts/administration/server/change-account.ts': 'recordEvents',
  'domains/accounts/profile/server/update-profile.ts': 'the own profile',
  'domains/accounts/registration/server/register-on-behalf.ts': 'recordEvents',
  'domains/accounts/server/delete-account.ts': 'recordEvents',
  'domains/content/server/name-unknown-dataset.ts': 'part of an import',
  'domains/eaf-videos/server/record-corpus-change.ts': 'its callers',
  'domains/signs/server/erase-names.ts': 'part of an erasure',
  'domains/signs/server/import/store-reference-values.ts': 'its caller',
  'domains/signs/server/media/sign-media.queries.ts': 'a finished rendition',
  'domains/vocabularies/server/described-handshapes.ts': 'part of an import',
}

test('what changes the public dictionary is in the audit log', () => {
  const files = globSync('domains/**/*.ts').filter((file) => !/\.(test|fixture)\./.test(file))
  const missing = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    return source.includes('recordChange(tx') && !source.includes('recordAudit(tx')
  })
  expect(missing.sort()).toEqual(Object.keys(unaudited))
})
