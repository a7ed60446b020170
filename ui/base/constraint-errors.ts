import type { TranslateError } from '#platform/forms/check-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The errors that the attributes `required`, `maxlength` and `pattern` of the controls find, with our messages. For
 * light pages that leave the other rules to the server. The browser's own idea of an email address is ignored, because
 * it is narrower than the rule of the server.
 * @returns error messages by field name
 */
export function constraintErrors(
  form: HTMLFormElement,
  translateError: TranslateError,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue
    const { valueMissing, tooLong, patternMismatch } = control.validity
    if (valueMissing) errors[control.name] ??= translateError('value.required', {})
    else if (tooLong && 'maxLength' in control)
      errors[control.name] ??= translateError('value.tooLong', { max: control.maxLength })
    else if (patternMismatch)
      errors[control.name] ??= translateError(control.type === 'email' ? 'value.email' : 'value.invalid', {})
  }
  return errors
}

const isControl = (element: Element): element is Control => 'validity' in element && 'name' in element
