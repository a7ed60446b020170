export { defaultLanguageCode, type Language } from './language.ts'
