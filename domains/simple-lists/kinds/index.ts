import { translatedLine } from './translated-line.ts'
import { translatedRichText } from './translated-rich-text.ts'

/** All kinds of fields; another kind is one more module and its input in `ui/field-inputs.tsx`. */
export const kinds = { translatedLine, translatedRichText }
export type FieldKindName = keyof typeof kinds
