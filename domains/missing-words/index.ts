export { missingWordsRetentionJob } from './server/missing-words-retention-job.ts'
export { type MissingWords, openMissingWords } from './server/open-missing-words.ts'
