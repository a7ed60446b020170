export { isListName, type ListName } from './reference-lists.ts'
export { symbolOutline } from './server/symbol-outline.ts'
export { createVocabulary, type Vocabulary, type VocabularyEntry } from './vocabulary.ts'
