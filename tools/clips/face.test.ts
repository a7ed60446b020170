import { describe, expect, test } from 'vitest'
import { demoClips } from './demo-clips.ts'
import { calmFace, calmSignFace, type Face, faceAt } from './face.ts'
import { renderBrows, renderMouth } from './face-figure.ts'
import { faceOf } from './face-values.ts'
import { poseAt } from './sign-pose.ts'
import { clipTimes } from './timing.ts'

const row = { wordClass: '', mouthGesture: '', mouthing: '' }
const signing = (changes: Partial<typeof row>, seconds = clipTimes.place + 0.2) =>
  faceAt(faceOf({ ...row, ...changes }), seconds, 1)
const clips = await demoClips()

/** The face of a sign of the demonstration, at many times of its movement. */
function facesOf(name: string): Face[] {
  const sign = clips.find((clip) => clip.name === name)?.input
  if (!sign) throw new Error(`The demonstration has no sign ${name}`)
  const times = Array.from({ length: 12 }, (_, index) => clipTimes.place + 0.02 + index * 0.08)
  return times.map((seconds) => poseAt(sign, seconds).face ?? calmFace)
}

describe('the face of a sign', () => {
  test('lowers the brows for a question word', () => {
    expect(signing({ wordClass: 'interrogative;quantifier' }).brows.frown).toBeGreaterThan(3)
    expect(signing({ wordClass: 'noun' }).brows).toEqual(calmFace.brows)
  })

  test('lowers the brows for a negation and shakes the head to both sides', () => {
    const turns = facesOf('nao').map(({ turn }) => turn.x)
    expect(Math.max(...turns)).toBeGreaterThan(4)
    expect(Math.min(...turns)).toBeLessThan(-4)
    expect(signing({ wordClass: 'verb;negator' }).brows.frown).toBeGreaterThan(3)
    expect(signing({ wordClass: 'verb' }).turn).toEqual({ x: 0, y: 0 })
  })

  test.each([
    ['mouth-open', (face: Face) => face.mouth.opening > 8],
    ['teeth-clenched', (face: Face) => face.mouth.teeth],
    ['tongue-out', (face: Face) => face.mouth.tongue],
    ['corners-down', (face: Face) => face.mouth.curve < 0 && face.brows.frown < 0],
    ['corners-up', (face: Face) => face.mouth.curve > calmFace.mouth.curve],
    ['corner-pulled', (face: Face) => face.mouth.pull > 3],
    ['sucked-cheeks', (face: Face) => face.mouth.cheeks < 0],
    ['lips-stretched', (face: Face) => face.mouth.width > calmFace.mouth.width],
  ] as const)('makes the mouth gesture %s', (mouthGesture, isMade) => {
    expect(isMade(signing({ mouthGesture }))).toBe(true)
    expect(isMade(signing({}))).toBe(false)
  })

  test('opens the lips several times while a word is mouthed, and not without a word', () => {
    const openings = (name: string) => facesOf(name).map(({ mouth }) => mouth.opening)
    const isOpen = openings('casa').map((opening) => opening > 4)
    expect(isOpen.filter((open, index) => open && !isOpen[index - 1])).toHaveLength(2)
    expect(Math.max(...openings('aplaudir'))).toBe(0)
  })

  test('makes a mouth gesture instead of a word', () => {
    expect(faceOf({ ...row, mouthGesture: 'tongue-out', mouthing: 'full-word' }).mouthMovement).toBe('still')
  })

  test('is calm while the hands hang', () => {
    const sign = faceOf({ ...row, wordClass: 'negator', mouthGesture: 'mouth-open' })
    expect(faceAt(sign, 0, 0)).toEqual(calmFace)
    expect(faceAt(sign, clipTimes.total, 0)).toEqual(calmFace)
    expect(faceAt(calmSignFace, clipTimes.place + 0.3, 1)).toEqual(calmFace)
  })

  test('is drawn with valid numbers for every mouth gesture of the demonstration', () => {
    for (const { name } of clips.filter(({ input }) => input))
      for (const { brows, mouth } of facesOf(name))
        expect(renderBrows(brows) + renderMouth(mouth), name).not.toMatch(/NaN|undefined|Infinity/)
  })
})
