import {
  type AccountsContext,
  cancelAppSetup,
  confirmAppSetup,
  finishPasskeySetup,
  removeOwnApp,
  removeOwnPasskey,
  renameOwnPasskey,
  replaceRecoveryCodes,
  startAppSetup,
  startPasskeySetup,
} from '#domains/accounts/index.ts'
import type { PasskeyCreationRequest } from '#domains/accounts/second-factor/passkey-request.ts'
import type { RelyingParty } from '#domains/accounts/second-factor/relying-party.ts'
import {
  appConfirmationSchema,
  confirmedSchema,
  passkeyFinishSchema,
  passkeyRemovalSchema,
  passkeyRenameSchema,
  passkeyStartSchema,
} from '#domains/accounts/second-factor/second-factor.input.ts'
import type { UserSession } from '#domains/accounts/user-session.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { ToastKey } from '../../frame/redirect-with-toast.ts'

/** New recovery codes, the request to the browser for a passkey, or the message about what was done. */
export type FactorResult =
  | { codes: string[] }
  | { passkey: { name: string; request: PasskeyCreationRequest } }
  | { toast: ToastKey }

/** Runs the submitted form of the page of second factors. */
export async function runFactorAction(
  ctx: AccountsContext & { relyingParty: RelyingParty | null },
  session: UserSession,
  values: FormValues,
): Promise<FactorResult> {
  switch (values.form) {
    case 'passkey-start': {
      const { name, password } = parseForm(passkeyStartSchema, values)
      return { passkey: { name, request: await startPasskeySetup(ctx, session, { password }) } }
    }
    case 'passkey-finish':
      return added(await finishPasskeySetup(ctx, session, parseForm(passkeyFinishSchema, values)))
    case 'passkey-rename':
      await renameOwnPasskey(ctx, session, parseForm(passkeyRenameSchema, values))
      return { toast: 'secondFactor:toast.renamed' }
    case 'passkey-remove':
      await removeOwnPasskey(ctx, session, parseForm(passkeyRemovalSchema, values))
      return { toast: 'secondFactor:toast.removed' }
    case 'app-start':
      await startAppSetup(ctx, session, parseForm(confirmedSchema, values))
      return { toast: 'secondFactor:toast.started' }
    case 'app-confirm':
      return added(await confirmAppSetup(ctx, session, parseForm(appConfirmationSchema, values)))
    case 'app-cancel':
      await cancelAppSetup(ctx, session)
      return { toast: 'secondFactor:toast.cancelled' }
    case 'app-remove':
      await removeOwnApp(ctx, session, parseForm(confirmedSchema, values))
      return { toast: 'secondFactor:toast.removed' }
    case 'codes':
      return { codes: await replaceRecoveryCodes(ctx, session, parseForm(confirmedSchema, values)) }
    default:
      throw new AppError('request.invalid')
  }
}

const added = (codes: string[] | null): FactorResult =>
  codes ? { codes } : { toast: 'secondFactor:toast.added' }
