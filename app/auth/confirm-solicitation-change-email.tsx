import { confirmOldEmail } from '#domains/accounts/index.ts'
import type { Route } from './+types/confirm-solicitation-change-email.ts'
import { confirmChange, loadChangeConfirmation } from './confirm-change.ts'
import { ConfirmChange } from './parts/ConfirmChange.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadChangeConfirmation(args, 'change-email-old', 'changeEmailOld')

export const action = (args: Route.ActionArgs) =>
  confirmChange(args, async (app, token) => {
    await confirmOldEmail(app, { token })
    return null
  })

/** Confirms a change of address from the current address. */
export default function ConfirmSolicitationChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmChange change="changeEmailOld" {...loaderData} refused={actionData?.refused} />
}
