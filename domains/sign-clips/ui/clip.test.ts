import { expect, test } from 'vitest'
import type { MatchedSign } from '../sign-clips.ts'
import { clipRefusal, isOpen, isReady, toClip } from './clip.ts'

const file = new File(['x'], 'CASA.mp4')
const sign = (facts: Partial<MatchedSign> = {}): MatchedSign => ({
  id: 1,
  gloss: 'CASA',
  hasVideo: false,
  refusal: null,
  ...facts,
})
const clipOf = (signs: MatchedSign[], chosen = file) =>
  toClip({ file: chosen, path: chosen.name }, { name: 'CASA', role: 'main', signs })

test('a file goes to the only sign that its name means [SGN-07]', () => {
  const clip = clipOf([sign()])
  expect(clip.target).toEqual({ kind: 'sign', sign: sign() })
  expect(isReady(clip)).toBe(true)
})

test.each([
  ['several signs have the name', [sign(), sign({ id: 2 })]],
  ['the person may not add files to the sign', [sign({ refusal: 'sign.othersEdit' })]],
  ['no sign has the name', []],
])('a person decides when %s [SGN-07]', (_, signs) => {
  const clip = clipOf(signs)
  expect(clip.target.kind).toBe('open')
  expect([isReady(clip), isOpen(clip)]).toEqual([false, true])
})

test('a new sign needs a gloss [SGN-07]', () => {
  const clip = clipOf([])
  expect(isReady({ ...clip, target: { kind: 'new', gloss: 'CASA' } })).toBe(true)
  expect(isReady({ ...clip, target: { kind: 'new', gloss: ' ' } })).toBe(false)
})

test.each([
  ['a picture', new File(['x'], 'CASA.png'), 'type'],
  ['another file', new File(['x'], 'CASA.avi'), 'type'],
  ['an empty file', new File([], 'CASA.mp4'), 'empty'],
  ['a video', file, undefined],
])('%s is refused before it is sent: %s [SGN-07] [D25]', (_, chosen, refusal) => {
  expect(clipRefusal(chosen)).toBe(refusal)
  expect(isReady(clipOf([sign()], chosen))).toBe(refusal === undefined)
})
