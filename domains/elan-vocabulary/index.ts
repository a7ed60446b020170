export { writeTemplate, writeVocabulary } from './server/write-vocabulary.ts'
