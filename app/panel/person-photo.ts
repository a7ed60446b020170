import { readPhoto } from '#domains/accounts/index.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { pageError } from '../page-errors.ts'
import type { Route } from './+types/person-photo.ts'
import { panelContext } from './guard.ts'

/** The photo of a person, small with `?size=avatar`, for viewers who may see it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, signedIn } = panelContext({ params, context })
  const size = new URL(request.url).searchParams.get('size') === 'avatar' ? 'avatar' : 'photo'
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw pageError('media.notFound')
  try {
    const photo = await readPhoto(app, signedIn.actor, { accountId: Number(params.id), size })
    return new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp' } })
  } catch (error) {
    if (isAppError(error)) throw pageError(error.code)
    throw error
  }
}
