import { redirect } from 'react-router'
import { getSignForm } from '#domains/sign-form/index.ts'
import { SignForm } from '#domains/sign-form/ui/SignForm.tsx'
import { signListPath } from '#domains/sign-management/sign-list-paths.ts'
import { mayManageLists } from '#domains/vocabulary-management/entry.policy.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { deserialize } from '#platform/serialize.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { pageError } from '../../page-errors.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/edit.ts'
import { formHandle, isSamePage } from './form-route.ts'
import { NewValueDialog } from './new-value-dialog.ts'
import { formMessages, presentForm } from './present-form.ts'

export { pageMeta as meta } from '../../page-meta.ts'
export const handle = formHandle

/** The form has its data; only another sign is loaded. */
export const shouldRevalidate = (change: Parameters<typeof isSamePage>[0]) => !isSamePage(change)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  // Without an id somebody chooses a sign in the list (D18).
  if (params.id === undefined) throw redirect(signListPath(locale), 303)
  const id = parseId(params.id)
  if (id === undefined) throw pageError('sign.notFound')
  const data = await getSignForm(app, signedIn.actor, { id, locale }).catch((error: unknown) => {
    if (!isAppError(error)) throw error
    if (error.code === 'sign.notFound') throw pageError(error.code)
    throw redirectWithToast(signListPath(locale), `errors:${error.code}`, error.params)
  })
  const gloss = data.document.texts.gloss
  const mayAddValues = mayManageLists(signedIn.actor).allowed
  return {
    page: { title: translator(locale)('signForm:editTitle', { gloss }), noindex: true },
    messages: formMessages(locale, mayAddValues),
    locale,
    mayAddValues,
    listPath: signListPath(locale),
    id,
    form: presentForm(data, app, locale),
  }
}

/** The form of an existing sign. */
export default function EditSign({ loaderData }: Route.ComponentProps) {
  const { form, locale, mayAddValues, listPath, id } = loaderData
  const { t } = useTranslation('signForm')
  return (
    <SignForm
      key={id}
      view={deserialize(form)}
      locale={locale}
      back={{ to: listPath, label: t('back') }}
      NewValueDialog={mayAddValues ? NewValueDialog : undefined}
    />
  )
}
