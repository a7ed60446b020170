import { confirmPasswordChange } from '#domains/accounts/index.ts'
import type { Route } from './+types/confirm-change-password.ts'
import { confirmChange, loadChangeConfirmation } from './confirm-change.ts'
import { ConfirmChange } from './parts/ConfirmChange.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadChangeConfirmation(args, 'change-password', 'changePassword')

export const action = (args: Route.ActionArgs) =>
  confirmChange(args, async (app, token) => {
    const device = args.request.headers.get('user-agent') ?? ''
    const session = await confirmPasswordChange(app, app.session, { token, device })
    return session.token
  })

/** Confirms a new password by the link of a mail. */
export default function ConfirmChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmChange change="changePassword" {...loaderData} refused={actionData?.refused} />
}
