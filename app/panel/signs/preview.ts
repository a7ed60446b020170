import { previewSign } from '#domains/sign-form/index.ts'
import { maxFormBytes, previewSchema } from '#domains/sign-form/sign-form.input.ts'
import type { PreviewWire } from '#domains/sign-form/sign-form.wire.ts'
import { citationOf, citationSentence } from '#domains/sign-page/citation.ts'
import { presentSign } from '#domains/sign-page/presenters/sign.presenter.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { signPath } from '#domains/signs/sign-path.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/preview.ts'
import { toCreatePage } from './to-create-page.ts'

export const loader = toCreatePage

/** The data of the public page of a described sign, before it is saved. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return answerJson<PreviewWire>({ app, locale }, async () => {
    const input = await parseJson(request, previewSchema, { maxBytes: maxFormBytes })
    const { sign: id, draft } = input
    const document = input.document as SignDocument
    const { sign, sameWord } = await previewSign(app, signedIn.actor, { sign: id, draft, document })
    const t = translator(locale)
    const { dictionary, origin, settings } = app
    const { timeZone, offersOriginals } = settings
    const reader = { dictionary, locale, timeZone, origin, offersOriginals, t }
    return {
      sign: presentSign(sign, reader),
      hasVideo: sign.media.some(({ role }) => role === 'main'),
      citation: citationSentence(citationOf(sign, reader), t),
      sameWord: dictionary.byIds(sameWord).map(({ id, gloss }) => ({ to: signPath(locale, id), gloss })),
    }
  })
}
