import { exportChangedFiles } from '#domains/eaf-videos/index.ts'
import { recordingListPath } from '#domains/eaf-videos/recording-paths.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { attachmentHeaders, streamChunks } from '#platform/http/stream-file.ts'
import { isoDateIn } from '#platform/i18n/format.ts'
import { redirectWithToast } from '../../frame/redirect-with-toast.ts'
import { panelContext } from '../guard.ts'
import type { Route } from './+types/changed-files.ts'

/** The annotation files in which signs have former glosses, with the present ones, as a ZIP. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const { platform, timeZone } = app.settings
  const chunks = await exportChangedFiles(app, signedIn.actor).catch((error: unknown) => {
    if (!isAppError(error)) throw error
    throw redirectWithToast(recordingListPath(locale), `errors:${error.code}`)
  })
  const body = await streamChunks(chunks, (error) =>
    app.log.warn({ err: error }, 'the changed annotation files ended early'),
  )
  const name = `${platform}-eaf-${isoDateIn(app.now(), timeZone)}.zip`
  return new Response(body, { headers: attachmentHeaders(name, 'application/zip') })
}
