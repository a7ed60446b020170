import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { PropertyIssue } from '../kinds/index.ts'

/** Imports have codes of their own; codes never change. */
const importCodes: Partial<Record<ErrorCode, ErrorCode>> = { 'sign.locationOutside': 'import.placeOutside' }

/** What is wrong with a property, as imports name it. */
export const asImportIssue = (issue: PropertyIssue): PropertyIssue => ({
  ...issue,
  code: importCodes[issue.code] ?? issue.code,
})
