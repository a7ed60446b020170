import { oneLine, requiredLine } from '#platform/forms/schema.ts'
import { plainValue } from './plain-value.ts'

/** A short text that is the same in every language, such as the name of an institution. */
export const line = plainValue<string>({
  empty: '',
  schema: ({ maxLength = 0, isRequired }) => (isRequired ? requiredLine(maxLength) : oneLine(maxLength)),
  toText: (value) => value,
})
