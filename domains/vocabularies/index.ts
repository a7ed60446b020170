export { isListName, type List, type ListName, list, listNames, lists } from './catalogue.ts'
export { listVocabularyEntries } from './server/vocabulary.queries.ts'
export { createVocabulary, type Vocabulary, type VocabularyEntry } from './vocabulary.ts'
