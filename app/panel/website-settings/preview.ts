import { previewWebsite } from '#domains/site-settings/index.ts'
import { websitePreviewSchema } from '#domains/site-settings/website.input.ts'
import type { WebsitePreviewWire } from '#domains/site-settings/website-preview.wire.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import { toOverview } from '../to-overview.ts'
import type { Route } from './+types/preview.ts'
import { presentWebsitePreview } from './present-website-preview.ts'

export const loader = toOverview

/** The largest form in bytes. */
const maxBytes = 100_000

/** Home page and footer as visitors would see them, before the settings are saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<WebsitePreviewWire>({ app, locale }, async () => {
    const { values, language } = await parseJson(request, websitePreviewSchema, { maxBytes })
    const dataset = await previewWebsite(app, signedIn.actor, { values })
    return presentWebsitePreview(app, dataset, { language, locale })
  })
}
