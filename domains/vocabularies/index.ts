export {
  isListName,
  type ListDefinition,
  type ListName,
  listDefinition,
  listDefinitions,
  listNames,
} from './reference-lists.ts'
export { type SymbolOutline, symbolOutline } from './server/symbol-outline.ts'
export { listVocabularyEntries } from './server/vocabulary.queries.ts'
export { createVocabulary, type Vocabulary, type VocabularyEntry } from './vocabulary.ts'
