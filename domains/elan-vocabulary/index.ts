export { readSignsTag } from './server/read-signs-tag.ts'
export { writeTemplate, writeVocabulary } from './server/write-vocabulary.ts'
