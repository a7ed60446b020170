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
import * as signManagement from './0015-sign-management.ts'
import * as apiTokens from './0016-api-tokens.ts'
import * as uploads from './0017-uploads.ts'
import * as signImports from './0018-sign-imports.ts'
import * as publisherInHistory from './0019-publisher-in-history.ts'
import * as failedMedia from './0020-failed-media.ts'
import * as signerConsent from './0021-signer-consent.ts'
import * as trim from './0022-trim.ts'
import * as erasures from './0023-erasures.ts'
import * as mediaOfImports from './0024-media-of-imports.ts'
import * as interruptedJobs from './0025-interrupted-jobs.ts'
import * as attributionOfSigns from './0027-attribution-of-signs.ts'
import * as listsOfThePanel from './0028-lists-of-the-panel.ts'
import * as foldedGlosses from './0030-folded-glosses.ts'
import * as schoolModeAndUploadedPictures from './0031-school-mode-and-uploaded-pictures.ts'
import * as earlierGlosses from './0032-earlier-glosses.ts'
import * as missingWords from './0036-missing-words.ts'
import * as filesOfDrafts from './0037-files-of-drafts.ts'
import * as contactsInThePanel from './0038-contacts-in-the-panel.ts'
import * as questionsInThePanel from './0039-questions-in-the-panel.ts'
import * as foreignIdsOfImports from './0041-foreign-ids-of-imports.ts'
import * as noticesOfImports from './0042-notices-of-imports.ts'
import * as presetsOfImports from './0043-presets-of-imports.ts'
import * as filesOfContents from './0044-files-of-contents.ts'
import * as institutionsAndVideosInThePanel from './0045-institutions-and-videos-in-the-panel.ts'
import * as factsOfTheDataSet from './0047-facts-of-the-data-set.ts'
import * as contentsInThePanel from './0048-contents-in-the-panel.ts'
import * as languagesInThePanel from './0049-languages-in-the-panel.ts'
import * as settingsInThePanel from './0051-settings-in-the-panel.ts'
import * as setupOfTheDictionary from './0052-setup-of-the-dictionary.ts'
import * as countsOfMissingWords from './0053-counts-of-missing-words.ts'
import * as wordCombinations from './0054-word-combinations.ts'
import * as viewsOfSigns from './0055-views-of-signs.ts'
import * as manuals from './0057-manuals.ts'
import * as replyTemplates from './0058-reply-templates.ts'
import * as filmsOfMessagesAndSeenReleases from './0059-films-of-messages-and-seen-releases.ts'
import * as draftsOfEntries from './0060-drafts-of-entries.ts'
import * as iconAndHeaderCrop from './0061-icon-and-header-crop.ts'
import * as confirmedContactAddress from './0062-confirmed-contact-address.ts'
import * as eafVideos from './0063-eaf-videos.ts'
import * as filesOfRecordings from './0064-files-of-recordings.ts'
import * as occurrenceIndexes from './0066-occurrence-indexes.ts'
import * as corpusChanges from './0067-corpus-changes.ts'
import * as vocabularyIds from './0068-vocabulary-ids.ts'
import * as sourceOfRecordings from './0069-source-of-recordings.ts'
import * as matchings from './0070-matchings.ts'
import * as auditLog from './0071-audit-log.ts'
import * as backupResults from './0073-backup-results.ts'
import * as totalsOfTiers from './0074-totals-of-tiers.ts'
import * as auditAccessIndex from './0077-audit-access-index.ts'
import * as writtenTotals from './0078-written-totals.ts'

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
  '0015-sign-management': signManagement,
  '0016-api-tokens': apiTokens,
  '0017-uploads': uploads,
  '0018-sign-imports': signImports,
  '0019-publisher-in-history': publisherInHistory,
  '0020-failed-media': failedMedia,
  '0021-signer-consent': signerConsent,
  '0022-trim': trim,
  '0023-erasures': erasures,
  '0024-media-of-imports': mediaOfImports,
  '0025-interrupted-jobs': interruptedJobs,
  '0027-attribution-of-signs': attributionOfSigns,
  '0028-lists-of-the-panel': listsOfThePanel,
  '0030-folded-glosses': foldedGlosses,
  '0031-school-mode-and-uploaded-pictures': schoolModeAndUploadedPictures,
  '0032-earlier-glosses': earlierGlosses,
  '0036-missing-words': missingWords,
  '0037-files-of-drafts': filesOfDrafts,
  '0038-contacts-in-the-panel': contactsInThePanel,
  '0039-questions-in-the-panel': questionsInThePanel,
  '0041-foreign-ids-of-imports': foreignIdsOfImports,
  '0042-notices-of-imports': noticesOfImports,
  '0043-presets-of-imports': presetsOfImports,
  '0044-files-of-contents': filesOfContents,
  '0045-institutions-and-videos-in-the-panel': institutionsAndVideosInThePanel,
  '0047-facts-of-the-data-set': factsOfTheDataSet,
  '0048-contents-in-the-panel': contentsInThePanel,
  '0049-languages-in-the-panel': languagesInThePanel,
  '0051-settings-in-the-panel': settingsInThePanel,
  '0052-setup-of-the-dictionary': setupOfTheDictionary,
  '0053-counts-of-missing-words': countsOfMissingWords,
  '0054-word-combinations': wordCombinations,
  '0055-views-of-signs': viewsOfSigns,
  '0057-manuals': manuals,
  '0058-reply-templates': replyTemplates,
  '0059-films-of-messages-and-seen-releases': filmsOfMessagesAndSeenReleases,
  '0060-drafts-of-entries': draftsOfEntries,
  '0061-icon-and-header-crop': iconAndHeaderCrop,
  '0062-confirmed-contact-address': confirmedContactAddress,
  '0063-eaf-videos': eafVideos,
  '0064-files-of-recordings': filesOfRecordings,
  '0066-occurrence-indexes': occurrenceIndexes,
  '0067-corpus-changes': corpusChanges,
  '0068-vocabulary-ids': vocabularyIds,
  '0069-source-of-recordings': sourceOfRecordings,
  '0070-matchings': matchings,
  '0071-audit-log': auditLog,
  '0073-backup-results': backupResults,
  '0074-totals-of-tiers': totalsOfTiers,
  '0077-audit-access-index': auditAccessIndex,
  '0078-written-totals': writtenTotals,
}
