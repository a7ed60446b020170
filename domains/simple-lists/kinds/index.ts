import { translatedLine } from './translated-line.ts'

/** All kinds of fields; another kind is one more module and its input in `ui/field-inputs.tsx`. */
export const kinds = { translatedLine }
export type FieldKindName = keyof typeof kinds
