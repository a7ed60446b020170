import { redirect } from 'react-router'
import { closeBanner } from '#domains/accounts/index.ts'
import { readForm } from '#platform/http/read-form.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { Route } from './+types/close-banner.ts'
import { isBannerName } from './banner.ts'
import { panelContext } from './guard.ts'
import { panelPagePath, panelPath } from './panel-path.ts'

/** The path has no page. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  redirect(panelPagePath(panelContext({ params, context }).locale, 'overview'))

const maxFormBytes = 4000

/** Hides a banner until the next sign-in and returns to its page of the panel. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const form = await readForm(request, maxFormBytes)
  const name = form.get('banner')
  if (isBannerName(name)) await closeBanner(app, signedIn, { name })
  const panel = localizedPath(locale, panelPath)
  const back = String(form.get('back') ?? '')
  return redirect(back.startsWith(`${panel}/`) ? back : `${panel}/overview`, 303)
}
