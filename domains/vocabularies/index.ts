export { isListName, type List, type ListName, list, listNames, lists } from './catalogue.ts'
export { type SymbolOutline, symbolOutline } from './server/symbol-outline.ts'
export { listVocabularyEntries } from './server/vocabulary.queries.ts'
export { createVocabulary, type Vocabulary, type VocabularyEntry } from './vocabulary.ts'
