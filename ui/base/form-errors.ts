/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>

interface Edit {
  /** What the rules of the page report about the present values. */
  invalid: FieldErrors
  /** Names of the fields that were edited since the errors appeared. */
  edited: ReadonlySet<string>
  /** Whether the server found the errors. It may know more than the rules of the page. */
  fromServer: boolean
}

/**
 * The errors that remain after an edit. An error disappears when the rules accept its field. An error of the server
 * also remains until its field is edited. Other fields get no error before the form is sent.
 */
export function remainingErrors(shown: FieldErrors, { invalid, edited, fromServer }: Edit): FieldErrors {
  const remaining: Record<string, string> = {}
  for (const [name, message] of Object.entries(shown)) {
    if (fromServer && !edited.has(name)) remaining[name] = message
    else if (invalid[name] !== undefined) remaining[name] = invalid[name]
  }
  return remaining
}

/** Whether one of the fields is empty; a box that is not checked and a file that is not chosen are. */
export const hasEmptyField = (form: FormData, names: readonly string[]): boolean =>
  names.some((name) => {
    const value = form.get(name)
    return value instanceof File ? value.size === 0 : (value ?? '').trim() === ''
  })
