import { readDocumentOfWord } from '#domains/sign-form/document-of-word.ts'
import { getNewSignForm } from '#domains/sign-form/index.ts'
import { SignForm } from '#domains/sign-form/ui/SignForm.tsx'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { mayManageLists } from '#domains/vocabulary-management/entry.policy.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize } from '#platform/serialize.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/create.ts'
import { formHandle, isSamePage } from './form-route.ts'
import { NewValueDialog } from './new-value-dialog.ts'
import { formMessages, presentForm } from './present-form.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export const handle = formHandle

/** The address changes when the first draft is stored; the form already has its data. */
export const shouldRevalidate = (change: Parameters<typeof isSamePage>[0]) => !isSamePage(change)

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const draftId = parseId(url.searchParams.get('draft'))
  const document = readDocumentOfWord(url.searchParams, app.dictionary)
  const data = await getNewSignForm(app, signedIn.actor, { draftId, document, locale })
  const mayAddValues = mayManageLists(signedIn.actor).allowed
  return {
    page: { title: translator(locale)('signForm:createTitle'), noindex: true },
    messages: formMessages(locale, mayAddValues),
    locale,
    mayAddValues,
    listPath: signListPath(locale),
    form: presentForm(data, app, locale),
  }
}

/** The form of a new sign. */
export default function CreateSign({ loaderData }: Route.ComponentProps) {
  const { form, locale, mayAddValues, listPath } = loaderData
  const { t } = useTranslation('signForm')
  return (
    <SignForm
      view={deserialize(form)}
      locale={locale}
      back={{ to: listPath, label: t('back') }}
      NewValueDialog={mayAddValues ? NewValueDialog : undefined}
    />
  )
}
