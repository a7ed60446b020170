import { clamp, ease, formatCoordinate, lerp, progress, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { colours, strokeAttributes } from './drawing-style.ts'
import { calmSignFace } from './face.ts'
import { renderFigure } from './figure.ts'
import { card, handMark, magnifier, playMark, textLine, transformed } from './icons.ts'
import { poseAt } from './sign-pose.ts'
import { blinkAt, fadeInOut, figurePose, pointing, type Story, waving } from './story.ts'
import { storyHandshapes } from './story-handshapes.ts'

const exampleSign: ClipSign = {
  hands: 'one',
  location: 'chin',
  dominant: storyHandshapes.flat,
  dominantSecond: null,
  nondominant: storyHandshapes.flat,
  movement: {
    strokes: [vector(-24, 38, 70)],
    shape: 'arc',
    plane: 'frontal',
    rotation: 1,
    bulge: null,
    returns: false,
    repeated: false,
    anchor: 0,
    secondHand: 'mirrored',
  },
  relation: null,
  alternating: false,
  touch: 'tip',
  leading: 'back',
  rotation: null,
  hasContact: true,
  baseIsCarried: false,
  face: calmSignFace,
  fingersMove: false,
}

const results = [
  storyHandshapes.index,
  storyHandshapes.flat,
  storyHandshapes.v,
  storyHandshapes.fist,
] as const
const selectedIndex = 1
const screenArea = { x: 356, y: 142, width: 254, height: 204 } as const

/** The search field with its icon, and lines that represent typed words. */
function searchField(seconds: number): string {
  const words = [34, 58, 26]
  const typed = words.map((width, index) => ({
    width: width * ease(progress(seconds, 2.3 + index * 0.35, 2.6 + index * 0.35)),
    index,
  }))
  let x = 54
  const text = typed.map(({ width }) => {
    const line = textLine(x, 25, width, colours.ink)
    x += width > 0.5 ? width + 17 : 0
    return line
  })
  const isCaretVisible = seconds > 1.7 && seconds < 4 && Math.floor(seconds * 2.5) % 2 === 0
  const caret = isCaretVisible
    ? `<path d="M${formatCoordinate(x)} 13V37" fill="none" ${strokeAttributes(3, colours.accent)}/>`
    : ''
  const active = fadeInOut(seconds, 1.7, 4)
  return (
    card(254, 50, 25, active > 0.5 ? colours.primary : colours.line) +
    transformed(magnifier, { x: 27, y: 23 }) +
    text.join('') +
    caret
  )
}

function result(index: number, seconds: number): string {
  const appearance = ease(progress(seconds, 3.5 + index * 0.14, 3.85 + index * 0.14))
  const selection = index === selectedIndex ? ease(progress(seconds, 4.7, 4.95)) : 0
  const visibility = 1 - ease(progress(seconds, 5.15, 5.4))
  const content =
    card(121, 96, 12, selection > 0.5 ? colours.accent : colours.line) +
    transformed(handMark(results[index] ?? storyHandshapes.index, 0.36), { x: 60, y: 76 }) +
    textLine(36, 84, 49, colours.line)
  return transformed(content, {
    x: screenArea.x + (index % 2) * 133,
    y: screenArea.y + Math.floor(index / 2) * 108 + 14 * (1 - appearance),
    opacity: appearance * visibility,
  })
}

/** The selected card, which grows to a video player with a small signing figure. */
function player(seconds: number): string {
  const growth = ease(progress(seconds, 5.0, 5.6))
  if (growth <= 0 || seconds >= 9.1) return ''
  const width = lerp(121, screenArea.width, growth)
  const height = lerp(96, screenArea.height, growth)
  const signing = clamp(seconds - 6.1, 0, 2.39)
  const signer = `<svg width="${formatCoordinate(width)}" height="${formatCoordinate(height - 30)}" viewBox="70 0 500 ${formatCoordinate((500 * (height - 30)) / width)}">${renderFigure(poseAt(exampleSign, signing))}</svg>`
  const progressBar = textLine(22, height - 17, (width - 44) * progress(seconds, 6.1, 8.5), colours.accent)
  const frame =
    card(width, height, 14, colours.primary) +
    signer +
    textLine(22, height - 17, width - 44, colours.line) +
    progressBar
  const playButton = transformed(playMark, {
    x: width / 2,
    y: height / 2 - 12,
    opacity: 1 - ease(progress(seconds, 5.9, 6.2)),
    scale: growth,
  })
  return transformed(frame + playButton, {
    x: lerp(screenArea.x + 133, screenArea.x, growth),
    y: screenArea.y,
    opacity: Math.min(1, growth * 3),
  })
}

/** The story of a search: greet, type a word, select a sign, watch it. */
export const searchStory: Story = {
  seconds: 9.6,
  poster: 7.1,
  poseAt(seconds) {
    const watch = fadeInOut(seconds, 4.6, 9.1)
    const point = fadeInOut(seconds, 1.9, 4.6, 0.6)
    const gaze = { x: Math.max(watch, point), y: 0.3 * watch }
    return figurePose(
      waving(seconds, fadeInOut(seconds, 0.1, 1.9, 0.5)),
      pointing(point, 268),
      gaze,
      blinkAt(seconds, 1.2, 4.7, 8.8),
    )
  },
  pictureAt(seconds) {
    const visibility = 1 - ease(progress(seconds, 8.8, 9.2))
    const typingTime = seconds < 9.2 ? seconds : 0
    return (
      transformed(searchField(typingTime), { x: screenArea.x, y: 74 }) +
      transformed(results.map((_, index) => result(index, seconds)).join('') + player(seconds), {
        x: 0,
        y: 0,
        opacity: visibility,
      })
    )
  },
}
