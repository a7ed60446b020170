export { openPublishedDictionary } from './server/open-published-dictionary.ts'
