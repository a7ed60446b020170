import { saveSignForm } from '#domains/sign-form/index.ts'
import { maxFormBytes, signFormSchema } from '#domains/sign-form/sign-form.input.ts'
import type { SavedFormWire } from '#domains/sign-form/sign-form.wire.ts'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { panelContext } from '../guard.ts'
import { answerJson, parseJson } from '../json-request.ts'
import type { Route } from './+types/save.ts'
import { toCreatePage } from './to-create-page.ts'

export const loader = toCreatePage

/** Saves the form of a sign. The answer contains the page to open, which shows the toast. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const headers: Record<string, string> = {}
  return answerJson<SavedFormWire>(
    { app, locale },
    async () => {
      const input = await parseJson(request, signFormSchema, { maxBytes: maxFormBytes })
      const { id, gloss } = await saveSignForm(app, signedIn.actor, input)
      const to = signListPath(locale)
      headers['set-cookie'] =
        redirectWithToast(to, 'signForm:saved', { gloss }).headers.get('set-cookie') ?? ''
      return { to, sign: id }
    },
    headers,
  )
}
