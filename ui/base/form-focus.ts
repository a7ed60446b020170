const problemAttribute = 'data-form-problem'

/** Marks the message about the whole form, and lets it have the focus. */
export const problemAttributes = { tabIndex: -1, [problemAttribute]: true }

/** Whether the form displays a message about the whole form. */
export const hasProblemMessage = (form: HTMLFormElement | null): boolean =>
  form?.querySelector(`[${problemAttribute}]`) != null

/** Passwords are cleared after a refusal, as they are in the page that the server renders. */
export function clearPasswordFields(form: HTMLFormElement | null): void {
  for (const control of form?.querySelectorAll<HTMLInputElement>('input[name*="password" i]') ?? [])
    control.value = ''
}

/**
 * Scrolls to and focuses the first invalid field in page order, or else the message about the whole form.
 * Waits for the next frame, in which the messages are rendered.
 */
export function focusFirstInvalid(form: HTMLFormElement | null, invalid: readonly string[]): void {
  requestAnimationFrame(() => {
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[]
    const first = controls.find(({ name, type }) => invalid.includes(name) && type !== 'hidden')
    const target = first ?? form?.querySelector<HTMLElement>(`[${problemAttribute}]`)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  })
}
