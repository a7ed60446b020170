import type { ClipSign } from './clip-sign.ts'
import { colours } from './drawing-style.ts'
import type { FrameSequence } from './encode-video.ts'
import { renderFigure } from './figure.ts'
import type { Pose } from './pose.ts'
import { poseAt, posterMoment } from './sign-pose.ts'
import { clipTimes } from './timing.ts'

export const frameSize = { width: 640, height: 480 } as const
export const frameRate = 25

/** A frame as an SVG document with a background. */
export const svgDocument = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${frameSize.width}" height="${frameSize.height}" viewBox="0 0 640 480"><rect width="640" height="480" fill="${colours.paper}"/>${content}</svg>`

/** A frame that shows only the figure. */
export const renderFrame = (pose: Pose): string => svgDocument(renderFigure(pose))

/** The frames of a sign: the hands rise, sign and go down again, so the clip can loop. */
export function signFrames(sign: ClipSign): FrameSequence {
  const count = Math.round(clipTimes.total * frameRate)
  const frames = Array.from({ length: count }, (_, index) => renderFrame(poseAt(sign, index / frameRate)))
  return { ...frameSize, frames, poster: Math.round(posterMoment(sign) * frameRate) }
}
