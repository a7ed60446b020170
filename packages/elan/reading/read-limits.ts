/** What a file may contain at most. */
export interface ReadLimits {
  /** Nested elements; an EAF file has 5. */
  depth: number
  /** UTF-16 code units of an attribute. */
  attributeLength: number
  /** UTF-16 code units of the text of one element, or of a comment. */
  textLength: number
  /** Elements of the file. */
  elements: number
  /** UTF-16 code units of the whole file. */
  totalLength: number
  /** Diagnostics that are kept; the others are counted. */
  diagnostics: number
}

/** Limits for files of strangers: more than ten times the largest known corpus file. */
export const defaultLimits: ReadLimits = {
  depth: 16,
  attributeLength: 100_000,
  textLength: 1_000_000,
  elements: 20_000_000,
  totalLength: 1_000_000_000,
  diagnostics: 1000,
}
