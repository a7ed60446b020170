import type { ClipSign } from './clip-sign.ts'
import type { Film } from './encode.ts'
import { figure } from './figure.ts'
import { figurePaint } from './hand-figure.ts'
import { colours } from './paint.ts'
import type { Pose } from './pose.ts'
import { poseAt, posterMoment } from './sign-clip.ts'
import { beats } from './timing.ts'

export const size = { width: 640, height: 480 } as const
export const rate = 25

/** One frame as an SVG document: paper, and what is drawn on it. */
export const page = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 640 480"><rect width="640" height="480" fill="${colours.paper}"/>${figurePaint}${content}</svg>`

/** A frame with the figure alone. */
export const frameOf = (pose: Pose): string => page(figure(pose))

/** The film of a sign: hands rise, sign, and sink again, so that it can loop. */
export function filmOf(sign: ClipSign): Film {
  const count = Math.round(beats.total * rate)
  const frames = Array.from({ length: count }, (_, index) => frameOf(poseAt(sign, index / rate)))
  return { ...size, frames, poster: Math.round(posterMoment(sign) * rate) }
}
