import { redirect } from 'react-router'
import { closeBanner } from '#domains/accounts/index.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { redirectTarget } from '../auth/redirect-target.ts'
import { handleForm } from '../handle-form.ts'
import type { Route } from './+types/close-banner.ts'
import { panelContext } from './guard.ts'
import { panelPagePath, panelPath } from './panel-path.ts'
import { isBannerName } from './present-banner.ts'

/** The path has no page. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  redirect(panelPagePath(panelContext({ params, context }).locale, 'overview'))

const maxFormBytes = 4000

/** Hides a banner until the next sign-in and returns to its page of the panel. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log, maxBytes: maxFormBytes }, async ({ banner, back }) => {
    if (isBannerName(banner)) await closeBanner(app, signedIn, { name: banner })
    const target = redirectTarget(back ?? null)
    const isInPanel = target?.startsWith(`${localizedPath(locale, panelPath)}/`)
    return redirect(isInPanel && target ? target : panelPagePath(locale, 'overview'), 303)
  })
}
