import { data } from 'react-router'
import { getOwnProfile, getProfileFieldOptions, updateProfile } from '#domains/accounts/index.ts'
import { profileChangeSchema } from '#domains/accounts/profile/profile-change.input.ts'
import { findConflictingFields, profileFormValues } from '#domains/accounts/profile/profile-form-values.ts'
import { ProfileForm } from '#domains/accounts/profile/ui/ProfileForm.tsx'
import { type AppError, isAppError } from '#platform/errors/app-error.ts'
import { formRefusal } from '#platform/forms/form-refusal.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/personal-data.ts'

export { pageMeta as meta } from '../../page-meta.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('profile:title'), noindex: true },
    lists: await getProfileFieldOptions(app, {
      locale,
      professionId: signedIn.account.professionId,
      institutionId: signedIn.account.institutionId,
      firstLanguageId: signedIn.account.firstLanguageId,
    }),
    stored: profileFormValues(signedIn.account),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  return handleForm({ request, locale, log: app.log }, async (values) => {
    try {
      await updateProfile(app, signedIn.actor, parseForm(profileChangeSchema, values))
    } catch (error) {
      if (!isAppError(error) || error.code !== 'account.changedMeanwhile') throw error
      return conflictResponse({ params, context }, error, values)
    }
    return redirectWithToast(panelPagePath(locale, 'my-profile'), 'profile:toast.saved')
  })
}

/** Another tab saved first: the form preserves its values, shows the stored ones, and continues with their revision. */
async function conflictResponse(
  args: Pick<Route.ActionArgs, 'params' | 'context'>,
  error: AppError,
  values: FormValues,
) {
  const { app, signedIn, locale } = panelContext(args)
  const stored = await getOwnProfile(app, signedIn.actor)
  const professionId = parseId(stored.professionId) ?? null
  const institutionId = parseId(stored.institutionId) ?? null
  const firstLanguageId = parseId(stored.firstLanguageId) ?? null
  const lists = await getProfileFieldOptions(app, { locale, professionId, institutionId, firstLanguageId })
  const shown = { ...values, revision: stored.revision }
  return data(
    {
      refused: formRefusal(error, shown, translator(locale)),
      differing: findConflictingFields(stored, values, lists),
    },
    { status: error.status },
  )
}

/** The form of the own profile. */
export default function PersonalData({ loaderData: { lists, stored }, actionData }: Route.ComponentProps) {
  return (
    <ProfileForm
      key={stored.revision}
      lists={lists}
      storedValues={stored}
      refused={actionData?.refused}
      conflicts={actionData && 'differing' in actionData ? actionData.differing : []}
    />
  )
}
