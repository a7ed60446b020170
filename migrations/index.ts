import * as languagesAndVocabularies from './0001-languages-and-vocabularies.ts'
import * as signs from './0002-signs.ts'
import * as historyAndPublishing from './0003-history-and-publishing.ts'
import * as contents from './0004-contents.ts'
import * as contacts from './0005-contacts.ts'
import * as networkLayouts from './0006-network-layouts.ts'
import * as accounts from './0007-accounts.ts'
import * as accountAdministration from './0008-account-administration.ts'
import * as secondFactor from './0009-second-factor.ts'
import * as narrowerNames from './0010-narrower-names.ts'
import * as secretsAndFoldedAddresses from './0011-secrets-and-folded-addresses.ts'
import * as ownDescription from './0012-own-description.ts'
import * as handDrawings from './0013-hand-drawings.ts'
import * as answersWithoutDemonstration from './0014-answers-without-demonstration.ts'

/** All migrations by name, in order; there are no down migrations. Add new ones as a file and an entry here. */
export const migrations = {
  '0001-languages-and-vocabularies': languagesAndVocabularies,
  '0002-signs': signs,
  '0003-history-and-publishing': historyAndPublishing,
  '0004-contents': contents,
  '0005-contacts': contacts,
  '0006-network-layouts': networkLayouts,
  '0007-accounts': accounts,
  '0008-account-administration': accountAdministration,
  '0009-second-factor': secondFactor,
  '0010-narrower-names': narrowerNames,
  '0011-secrets-and-folded-addresses': secretsAndFoldedAddresses,
  '0012-own-description': ownDescription,
  '0013-hand-drawings': handDrawings,
  '0014-answers-without-demonstration': answersWithoutDemonstration,
}
