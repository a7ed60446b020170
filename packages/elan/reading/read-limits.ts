/** Limits of the contents of a file. */
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
  /** Number of diagnostics that are returned; all are counted. */
  diagnostics: number
}

/** Default limits, for untrusted files: ten times the largest known corpus file and more. */
export const defaultLimits: ReadLimits = {
  depth: 16,
  attributeLength: 100_000,
  textLength: 1_000_000,
  elements: 20_000_000,
  totalLength: 1_000_000_000,
  diagnostics: 1000,
}
