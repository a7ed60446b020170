import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { PropertyIssue } from './kinds/index.ts'

/** Codes that imports and the API had before the form got its own; codes of programs never change. */
const programCodes: Partial<Record<ErrorCode, ErrorCode>> = { 'sign.locationOutside': 'import.placeOutside' }

/** What is wrong with a property, as imports and the API name it. */
export const asProgramIssue = (issue: PropertyIssue): PropertyIssue => ({
  ...issue,
  code: programCodes[issue.code] ?? issue.code,
})
