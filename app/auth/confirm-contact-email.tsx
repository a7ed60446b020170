import { confirmContactEmail } from '#domains/site-settings/index.ts'
import type { Route } from './+types/confirm-contact-email.ts'
import { confirmChange, loadChangeConfirmation } from './confirm-change.ts'
import { ConfirmChange } from './parts/ConfirmChange.tsx'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadChangeConfirmation(args, 'contact-email', 'contactEmail')

export const action = (args: Route.ActionArgs) =>
  confirmChange(args, async (app, token) => {
    await confirmContactEmail(app, { token })
    return null
  })

/** Confirms the contact address of the website from that address. */
export default function ConfirmContactEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmChange change="contactEmail" {...loaderData} refused={actionData?.refused} />
}
