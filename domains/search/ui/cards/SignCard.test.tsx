import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import signs from '#locales/en/signs.json' with { type: 'json' }
import ui from '#locales/en/ui.json' with { type: 'json' }
import { createI18n } from '#platform/i18n/create-i18n.ts'
import { I18nContext } from '#platform/i18n/use-translation.ts'
import { presentCard } from '../../presenters/search.presenter.ts'
import { aSearchEntry } from '../../search-entry.fixture.ts'
import type { Match, SearchEntry } from '../../search-model.ts'
import { SuggestionOption } from '../instant/SuggestionOption.tsx'
import { CompactSignCard } from './CompactSignCard.tsx'
import { SignCard } from './SignCard.tsx'

/** The text of a sign as a card, as a small row and as a suggestion. */
function textsOf(entry: SearchEntry, q = '', match: Match | null = null): string[] {
  const sign = presentCard(entry, { language: 'en', defaultLanguage: 'en' }, q, match)
  const option = { ...sign, hasPoster: false }
  return [
    <SignCard key="card" sign={sign} locale="en" />,
    <CompactSignCard key="row" sign={sign} locale="en" />,
    <SuggestionOption
      key="option"
      id="o"
      sign={option}
      locale="en"
      isChosen={false}
      hasPicture={false}
      onOpen={() => {}}
    />,
  ].map((element) =>
    renderToStaticMarkup(
      <I18nContext value={createI18n('en', { signs, ui })}>{element}</I18nContext>,
    ).replaceAll(/<[^>]*>/g, ''),
  )
}

test('an offensive sign is marked in words in every kind of list, and no other sign is [D41]', () => {
  const texts = (isOffensive: boolean) => textsOf(aSearchEntry({ id: 1, gloss: 'INSULT', isOffensive }))
  for (const text of texts(true)) expect(text).toContain(ui.offensive)
  for (const text of texts(false)) expect(text).not.toContain(ui.offensive)
})

test('a sign that was found by an earlier gloss says so, as a card and as a suggestion [D48]', () => {
  const entry = aSearchEntry({ id: 1, gloss: 'CAR', earlierGlosses: ['AUTO'] })
  const [card, , option] = textsOf(entry, 'auto', { field: 'earlierGloss', language: null, text: 'AUTO' })
  expect(card).toContain(`${signs.found.earlierGloss}: AUTO`)
  expect(option).toContain(`AUTO${ui.formerly}`)
})
