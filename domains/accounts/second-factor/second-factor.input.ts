import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { chosenId, requiredLine, withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'
import { codeLength, passkeyNameLength, resetReasonLength } from './second-factor.ts'

const maxResponseLength = 20_000

/** A code of an authenticator app, or a recovery code. */
const enteredCode = requiredLine(codeLength)

const passkeyName = requiredLine(passkeyNameLength)

/** The JSON of a credential. Its content is verified by the library. */
const credential = <Credential>() =>
  z
    .string(withError('passkey.invalid'))
    .max(maxResponseLength, withError('passkey.invalid'))
    .transform((text, context): Credential => {
      try {
        const value: unknown = JSON.parse(text)
        if (typeof value === 'object' && value !== null && 'id' in value && 'response' in value)
          return value as Credential
      } catch {
        // Reported below like any other wrong value.
      }
      context.addIssue({ code: 'custom', message: 'passkey.invalid' })
      return z.NEVER
    })

/** The code that completes a sign-in. */
export const signInCodeSchema = z.object({ code: enteredCode })
export const signInPasskeySchema = z.object({ response: credential<AuthenticationResponseJSON>() })

/** A change of the own second factors that the password confirms. */
export const confirmedSchema = z.object({ password: enteredPasswordRule })

export const passkeyStartSchema = z.object({ name: passkeyName, password: enteredPasswordRule })

export const passkeyFinishSchema = z.object({
  name: passkeyName,
  response: credential<RegistrationResponseJSON>(),
})
export type PasskeyFinishInput = z.output<typeof passkeyFinishSchema>

export const passkeyRenameSchema = z.object({ passkey: chosenId(), name: passkeyName })
export type PasskeyRenameInput = z.output<typeof passkeyRenameSchema>

export const passkeyRemovalSchema = z.object({ passkey: chosenId(), password: enteredPasswordRule })
export type PasskeyRemovalInput = z.output<typeof passkeyRemovalSchema>

/** The first code of a new authenticator app. */
export const appConfirmationSchema = z.object({ code: enteredCode })

/** An administrator removes the second factors of a person. */
export const secondFactorResetSchema = z.object({ reason: requiredLine(resetReasonLength) })
