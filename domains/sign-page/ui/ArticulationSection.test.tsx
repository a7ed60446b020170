import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import signs from '#locales/en/signs.json' with { type: 'json' }
import ui from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { presentSign } from '../presenters/sign.presenter.ts'
import { aPresenterContext, aPublishedSign } from '../published-sign.fixture.ts'
import styles from './ArticulationSection.module.css'
import { ArticulationSection } from './ArticulationSection.tsx'

const entries = [
  aVocabularyEntry({ id: 1, list: 'handshape-of-hand', value: 'fist', symbol: 'S20300' }),
  aVocabularyEntry({ id: 2, list: 'location', value: 'chin' }),
  aVocabularyEntry({ id: 3, list: 'moviment-direction', value: 'none', texts: { en: 'no path' } }),
]
const values = { handshapeDominant: [1], location: [2], movementDirection: [3] }

const render = (pictures: { location: string | null; movement: string | null }) =>
  renderToStaticMarkup(
    <I18nContext value={createI18n('en', { signs, ui })}>
      <ArticulationSection
        sign={presentSign(aPublishedSign({ values }), aPresenterContext(entries, 'en'))}
        pictures={{ ...pictures, others: {}, signer: null }}
        locale="en"
      />
    </I18nContext>,
  )
const count = (markup: string, className: string | undefined) =>
  markup.split(`class="${className}"`).length - 1

test('each part that can be drawn has a picture; another is a row, not an empty frame [PUB-13]', () => {
  const all = render({ location: '<svg id="chin"></svg>', movement: '<svg id="none"></svg>' })
  expect(count(all, styles.picture)).toBe(3)
  expect(count(all, styles.row)).toBe(0)

  const some = render({ location: '<svg id="chin"></svg>', movement: null })
  expect(count(some, styles.picture)).toBe(2)
  expect(count(some, styles.row)).toBe(1)
  expect(some).toContain('no path')
})
