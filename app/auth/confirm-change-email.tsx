import { confirmNewEmail } from '#domains/accounts/index.ts'
import type { Route } from './+types/confirm-change-email.ts'
import { confirmChange, loadChangeConfirmation } from './confirm-change.ts'
import { ConfirmChange } from './parts/ConfirmChange.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadChangeConfirmation(args, 'change-email-new', 'changeEmailNew')

export const action = (args: Route.ActionArgs) =>
  confirmChange(args, async (app, token) => {
    await confirmNewEmail(app, { token })
    return null
  })

/** Confirms a change of address from the new address. */
export default function ConfirmChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmChange change="changeEmailNew" {...loaderData} refused={actionData?.refused} />
}
