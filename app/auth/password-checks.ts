import { firstOwner } from '#domains/accounts/first-owner.input.ts'
import { forgottenPassword, newPassword } from '#domains/accounts/password-change.input.ts'
import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Checks the form that asks for a link, as the server does; fetched when a form is first sent. */
export const checkForgotten = (form: FormData, say: TranslateError) => checkForm(forgottenPassword, form, say)

/** Checks a new password; whose it is, the server alone knows. */
export const checkNewPassword = (form: FormData, say: TranslateError) =>
  checkForm(newPassword({ name: '', email: '' }), form, say)

/** Checks the form of the first owner. */
export const checkFirstOwner = (form: FormData, say: TranslateError) =>
  checkForm(firstOwner({ name: text(form, 'name'), email: text(form, 'email') }), form, say)
