import { ease, lerp, progress, vector } from '#ui/body/vector.ts'
import { colours } from './drawing-style.ts'
import { heldHand } from './hold.ts'
import { card, checkMark, clock, portrait, textLine, transformed } from './icons.ts'
import { type PlacedHand, raisedHand } from './pose.ts'
import { blinkAt, fadeInOut, figurePose, palmForward, pointing, type Story, waving } from './story.ts'
import { storyHandshapes } from './story-handshapes.ts'

/** The profile card of a person, whose lines are filled one after the other. */
function profile(seconds: number): string {
  const lines = [0, 1, 2].map((index) => {
    const y = 176 + index * 40
    const width = [150, 110, 134][index] ?? 0
    const filled = ease(progress(seconds, 2 + index * 0.4, 2.4 + index * 0.4))
    return textLine(40, y, 166, colours.line) + textLine(40, y, width * filled, colours.primary)
  })
  const face = ease(progress(seconds, 1.5, 1.9))
  return (
    card(246, 292, 18) +
    transformed(portrait, { x: 123, y: 82, scale: lerp(0.7, 1.15, face), opacity: lerp(0.35, 1, face) }) +
    lines.join('')
  )
}

/** Visual applause: both hands raised and turning. */
function applause(seconds: number, lift: number): PlacedHand {
  const orientation = { ...palmForward(4), pronation: 40 + 45 * Math.sin(seconds * 13) }
  return raisedHand(
    heldHand({ point: vector(212, 118, 50), touch: 'palm' }, orientation, storyHandshapes.open),
    lift,
  )
}

/** An index finger at the cheek. */
const thinking = (lift: number): PlacedHand =>
  raisedHand(
    heldHand({ point: vector(304, 176, 46), touch: 'tip' }, palmForward(30), storyHandshapes.index),
    lift,
  )

/** The story of an account: complete the profile, wait for approval, be approved. */
export const accountStory: Story = {
  seconds: 9.6,
  poster: 7.6,
  poseAt(seconds) {
    const waiting = fadeInOut(seconds, 3.9, 6.4, 0.55)
    const applauding = fadeInOut(seconds, 6.6, 9.1, 0.5)
    const greeting = fadeInOut(seconds, 0.1, 1.5, 0.45)
    const pointingShare = fadeInOut(seconds, 1.5, 3.9, 0.55)
    const right =
      applauding > 0
        ? applause(seconds, applauding)
        : waiting > 0
          ? thinking(waiting)
          : waving(seconds, greeting)
    const left = applauding > 0 ? applause(seconds, applauding) : pointing(pointingShare, 268)
    return figurePose(
      right,
      left,
      { x: Math.max(pointingShare, waiting), y: -0.35 * waiting },
      blinkAt(seconds, 1.4, 4.8, 6.5, 9.2),
    )
  },
  pictureAt(seconds) {
    const aside = ease(progress(seconds, 3.9, 4.5)) * (1 - ease(progress(seconds, 6.1, 6.6)))
    const end = ease(progress(seconds, 9, 9.4))
    const sheet = transformed(profile(end > 0.5 ? 0 : seconds), {
      x: 358 + 18 * aside,
      y: 94 + 26 * aside,
      scale: 1 - 0.12 * aside,
      opacity: (1 - 0.45 * aside) * Math.max(Math.abs(1 - 2 * end), 0.02),
    })
    const waitingClock = transformed(clock((seconds - 4.3) * 1.1), {
      x: 484,
      y: 232,
      scale: 1.35 * aside,
      opacity: aside,
    })
    const pop = ease(progress(seconds, 6.5, 6.95))
    const seal = transformed(checkMark, {
      x: 590,
      y: 108,
      scale: 1.12 * pop * (1 + 0.25 * Math.sin(Math.PI * pop)),
      opacity: pop * (1 - end),
    })
    return sheet + waitingClock + seal
  },
}
