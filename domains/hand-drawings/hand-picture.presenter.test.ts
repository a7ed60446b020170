import { describe, expect, test } from 'vitest'
import { type Media, mediaUrl } from '#domains/media/media.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { featureCode } from '#packages/hands/feature-code.ts'
import { type HandPictureView, presentHandPicture } from './hand-picture.presenter.ts'
import { shownPicture } from './shown-picture.ts'
import { handPictureUrls } from './ui/hand-picture-urls.ts'

const features = {
  fingers: ['index' as const],
  joints: 'straight' as const,
  thumb: 'across' as const,
  spreading: null,
  aperture: null,
  unselected: 'closed' as const,
}
const code = featureCode(features)
const entry = aVocabularyEntry({
  id: 1,
  list: 'handshape-of-hand',
  value: 'index',
  features,
  symbol: 'S10000',
  pictureId: 7,
})
const file = { key: '7/a.webp', mime: 'image/webp', bytes: 1, width: 1, height: 1 }
const uploaded: Media = {
  id: 7,
  kind: 'image',
  state: 'ready',
  originalName: 'index.png',
  durationMs: null,
  framesPerSecond: null,
  source: null,
  files: { web: file },
}
const findMedia = (id: number | null) => (id === uploaded.id ? uploaded : undefined)
const none: HandPictureView = { drawing: null, symbol: null, picture: null }

describe('the pictures of a handshape', () => {
  test('are its drawing, made from its features, its symbol and its uploaded picture [D36]', () => {
    expect(presentHandPicture(entry, findMedia)).toEqual({
      drawing: code,
      symbol: 'S10000',
      picture: mediaUrl(file.key),
    })
  })

  test.each([
    ['missing', null],
    ['empty', {}],
    ['of unknown words', { ...features, joints: 'wavy' }],
    ['contradictory', { ...features, joints: 'closed', aperture: 'open' }],
    ['more than those known', { ...features, colour: 'red' }],
  ])('are without a drawing when the features are %s [D36]', (_, wrong) => {
    expect(presentHandPicture({ ...entry, features: wrong, pictureId: null }, findMedia)).toEqual({
      ...none,
      symbol: 'S10000',
    })
  })
})

describe('a visitor sees', () => {
  const drawing = { kind: 'drawing', id: code }
  const symbol = { kind: 'symbol', id: 'S10000' }

  test('the drawn hand rather than an uploaded picture, which stands for a handshape without features [D36] [D39]', () => {
    const hand = presentHandPicture(entry, findMedia)
    expect(shownPicture(hand, 'drawing')).toEqual(drawing)
    expect(shownPicture(hand, 'symbol')).toEqual(symbol)
    for (const style of ['drawing', 'symbol'] as const)
      expect(shownPicture({ ...hand, drawing: null }, style)).toEqual({ kind: 'picture', url: hand.picture })
  })

  test('the uploaded picture rather than the drawn hand, if the dictionary has its pictures first [D39]', () => {
    const hand = presentHandPicture({ ...entry, isPictureFirst: true }, findMedia)
    const picture = { kind: 'picture', url: mediaUrl(file.key) }
    expect(hand.drawing).toBe(code)
    expect(shownPicture(hand, 'drawing')).toEqual(picture)
    expect(shownPicture(hand, 'symbol')).toEqual(symbol)
    expect(shownPicture({ ...hand, symbol: null }, 'symbol')).toEqual(picture)
    expect([...handPictureUrls([hand]).keys()]).toEqual([])
    const withoutPicture = presentHandPicture({ ...entry, isPictureFirst: true, pictureId: null }, findMedia)
    expect(shownPicture(withoutPicture, 'drawing')).toEqual(drawing)
  })

  test('the drawing, or the symbol if that was chosen, and else what there is [D36]', () => {
    const both = { ...none, drawing: code, symbol: 'S10000' }
    expect(shownPicture(both, 'drawing')).toEqual(drawing)
    expect(shownPicture(both, 'symbol')).toEqual(symbol)
    expect(shownPicture({ ...none, drawing: code }, 'symbol')).toEqual(drawing)
    expect(shownPicture({ ...none, symbol: 'S10000' }, 'drawing')).toEqual(symbol)
    expect(shownPicture(none, 'drawing')).toBeNull()
  })

  test('only what the page needs: one file of drawings and one of symbols [D36]', () => {
    const hands = [
      { ...none, drawing: code, symbol: 'S10000' },
      { ...none, symbol: 'S20300' },
      presentHandPicture(entry, findMedia),
      none,
    ]
    expect([...handPictureUrls(hands).keys()]).toEqual([code, 'S20300'])
    expect([...handPictureUrls(hands, 'symbol').keys()]).toEqual(['S10000', 'S20300'])
  })
})
