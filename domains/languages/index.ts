export { defaultLanguageCode, type Language } from './language.ts'
export { listLanguages } from './server/language.queries.ts'
