import { redirect } from 'react-router'
import { parseId } from '#platform/forms/parse-id.ts'
import { repeatParkedJob } from '#platform/jobs/parked-jobs.ts'
import { redirectWithToast } from '../frame/redirect-with-toast.ts'
import { handleForm } from '../handle-form.ts'
import type { Route } from './+types/repeat-job.ts'
import { panelContext } from './guard.ts'
import { panelPagePath } from './panel-path.ts'

/** The path has no page. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  redirect(panelPagePath(panelContext({ params, context }).locale, 'overview'))

/** Repeats a job that ended the server twice, and returns to the overview. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async ({ job }) => {
    await repeatParkedJob(app, signedIn.actor, { id: parseId(job) ?? 0 })
    return redirectWithToast(panelPagePath(locale, 'overview'), 'panel:toast.repeated')
  })
}
