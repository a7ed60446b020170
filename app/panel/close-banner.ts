import { redirect } from 'react-router'
import { closeBanner } from '#domains/accounts/index.ts'
import { readForm } from '#platform/http/read-form.ts'
import { localizedPath } from '../site-links.ts'
import type { Route } from './+types/close-banner.ts'
import { isBannerName } from './banner.ts'
import { panelContext } from './guard.ts'
import { panelPagePath, panelPath } from './panel-path.ts'

/** Nothing to read here. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  redirect(panelPagePath(panelContext({ params, context }).locale, 'overview'))

const maxFormBytes = 4000

/** Closes a banner until the next sign-in and goes back to the page of the panel that it stood on. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const form = await readForm(request, maxFormBytes)
  const name = form.get('banner')
  if (isBannerName(name)) await closeBanner(app.db, signedIn.sessionId, name)
  const panel = localizedPath(locale, panelPath)
  const back = String(form.get('back') ?? '')
  return redirect(back.startsWith(`${panel}/`) ? back : `${panel}/overview`, 303)
}
