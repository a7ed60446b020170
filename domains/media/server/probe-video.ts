import { basename } from 'node:path'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import type { VideoMetadata } from '../video-metadata.ts'
import type { readVideo } from './probe-video.inspection.ts'

const inspectVideo = inspectionTask<typeof readVideo>(
  'domains/media/server/probe-video.inspection.ts',
  'readVideo',
)

/**
 * Reads the properties of a video from its header and last frame. Nothing is decoded.
 * @param path of a file with the extension of a video
 * @param name of the file in error messages
 * @param options.isUpload refuses QuickTime files unless their codec is H.264
 * @throws AppError `media.empty`; `media.otherKind` when the content does not match the extension;
 *   `media.quickTimeCodec`; `media.noPicture` when there is only sound; `media.broken` for a damaged or truncated file;
 *   `media.tooDemanding`; `server.busy`
 */
export const probeVideo = (
  path: string,
  name = basename(path),
  { isUpload = false }: { isUpload?: boolean } = {},
): Promise<VideoMetadata> => inspectVideo([path, name, isUpload], { refuse: refuseDemanding(name) })
