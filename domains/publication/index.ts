export type { PublishedDictionary, PublishedSign } from './published-dictionary.ts'
export { openPublishedDictionary } from './server/open-published-dictionary.ts'
