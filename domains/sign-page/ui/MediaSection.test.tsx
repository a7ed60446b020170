import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import signs from '#locales/en/signs.json' with { type: 'json' }
import ui from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { presentSign } from '../presenters/sign.presenter.ts'
import { aPresenterContext, aPublishedSign, aVideoMedia } from '../published-sign.fixture.ts'
import { MediaSection } from './MediaSection.tsx'

const entries = [
  aVocabularyEntry({ id: 1, list: 'handshape-of-hand', value: 'fist', symbol: 'S20300' }),
  aVocabularyEntry({ id: 2, list: 'location', value: 'chin' }),
]

const render = (sign: Parameters<typeof presentSign>[0]) =>
  renderToStaticMarkup(
    <I18nContext value={createI18n('en', { signs, ui })}>
      <MediaSection sign={presentSign(sign, aPresenterContext(entries, 'en'))} />
    </I18nContext>,
  )

test('a sign without a video shows its hand and its location, and says that the video is to come [PUB-13]', () => {
  const markup = render(aPublishedSign({ values: { handshapeDominant: [1], location: [2] } }))
  expect(markup).toContain('#S20300')
  expect(markup).toContain('#chin"')
  expect(markup).toContain(signs.videoToCome)
})

test('a sign of which nothing is known says that the video is to come [PUB-13]', () => {
  const markup = render(aPublishedSign())
  expect(markup).toContain(signs.videoToCome)
  expect(markup).not.toContain('<svg')
})

test('a sign with a video shows neither, but its credit and licence near it [PUB-13] [SGN-16]', () => {
  const media = [{ role: 'main' as const, media: aVideoMedia(), credit: 'Ana' }]
  const markup = render(aPublishedSign({ values: { location: [2] } }, { media }))
  expect(markup).not.toContain('#chin"')
  expect(markup).not.toContain(signs.videoToCome)
  expect(markup).toContain('Ana')
  expect(markup).toContain('rel="license"')
})
