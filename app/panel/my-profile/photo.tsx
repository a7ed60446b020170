import { changePhoto, removeOwnPhoto } from '#domains/accounts/index.ts'
import { photoCropSchema } from '#domains/accounts/profile/photo.input.ts'
import { photoLimits, photoUrl } from '#domains/accounts/profile/photo.ts'
import { PhotoForm } from '#domains/accounts/profile/ui/PhotoForm.tsx'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { withMultipart } from '#platform/http/multipart/with-multipart.ts'
import { getMessagesUrl, translator } from '#platform/i18n/i18n-resources.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { handleForm } from '../../handle-form.ts'
import { panelContext } from '../guard.ts'
import { panelPagePath } from '../panel-path.ts'
import type { Route } from './+types/photo.ts'

export { pageMeta as meta } from '../../page-meta.ts'

/** The largest photo, plus the overhead of the multipart form. */
const maxBytes = photoLimits.megabytes * 1_000_000 + 100_000

export function loader({ params, context }: Route.LoaderArgs) {
  const { signedIn, locale } = panelContext({ params, context })
  return {
    page: { title: translator(locale)('profile:photo.title'), noindex: true },
    messages: getMessagesUrl(locale, ['kit']),
    photo: photoUrl(signedIn.account, 'photo', locale),
  }
}

export function action({ request, params, context }: Route.ActionArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const here = panelPagePath(locale, 'my-profile/photo')
  return handleForm(
    { request, locale, log: app.log, maxBytes, withForm: withMultipart },
    async (values, form) => {
      if (values.intent === 'remove') {
        await removeOwnPhoto(app, signedIn.actor)
        return redirectWithToast(here, 'profile:toast.photoRemoved')
      }
      const photo = form.get('photo')
      if (!(photo instanceof File) || photo.size === 0)
        throw new AppError('request.invalid', { fields: [{ field: 'photo', code: 'value.required' }] })
      const bytes = new Uint8Array(await photo.arrayBuffer())
      await changePhoto(app, signedIn.actor, { bytes, crop: parseCrop(values) }).catch(attachToPhotoField)
      return redirectWithToast(here, 'profile:toast.photoSaved')
    },
  )
}

const parseCrop = (values: FormValues) =>
  values.cropSize === undefined ? undefined : parseForm(photoCropSchema, values)

/** Adds the field of the form to an error of the photo. */
function attachToPhotoField(error: unknown): never {
  if (!isAppError(error) || !error.code.startsWith('photo.')) throw error
  const { code, params } = error
  throw new AppError(code, { params, fields: [{ field: 'photo', code, params }], cause: error })
}

/** The form of the own photo. */
export default function ProfilePhoto({ loaderData: { photo }, actionData }: Route.ComponentProps) {
  return <PhotoForm key={photo} photo={photo} refused={actionData?.refused} />
}
