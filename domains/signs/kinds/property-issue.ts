import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { maxLengthOf, type PropertyKey } from '../properties.ts'

/** What is wrong with one property. */
export interface PropertyIssue {
  key: PropertyKey
  code: ErrorCode
  params: Record<string, string | number>
}

/** An issue when one of the texts is longer than the property allows. */
export function lengthIssues(key: PropertyKey, texts: readonly string[]): PropertyIssue[] {
  const max = maxLengthOf(key)
  return texts.some((text) => text.length > max) ? [{ key, code: 'value.tooLong', params: { max } }] : []
}
