import { firstOwnerSchema } from '#domains/accounts/registration/first-owner.input.ts'
import {
  forgottenPasswordSchema,
  newPasswordSchema,
} from '#domains/accounts/sessions/password-change.input.ts'
import { checkForm, type TranslateError } from '#platform/forms/check-form.ts'

const textField = (form: FormData, name: string) => String(form.get(name) ?? '')

/** Checks the form that requests a link, like the server. Loaded when a form is first sent. */
export const checkForgotPassword = (form: FormData, errorMessage: TranslateError) =>
  checkForm(forgottenPasswordSchema, form, errorMessage)

/** Checks a new password, except against personal data: the server does that. */
export const checkNewPassword = (form: FormData, errorMessage: TranslateError) =>
  checkForm(newPasswordSchema({ name: '', email: '' }), form, errorMessage)

/** Checks the form of the first owner. */
export const checkFirstOwner = (form: FormData, errorMessage: TranslateError) =>
  checkForm(
    firstOwnerSchema({ name: textField(form, 'name'), email: textField(form, 'email') }),
    form,
    errorMessage,
  )
