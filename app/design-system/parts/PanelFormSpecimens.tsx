import { useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Field } from '#ui/base/Field.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import { LanguageTabs } from '#ui/panel/LanguageTabs.tsx'
import { longWords } from '../long-words.ts'
import { Specimen } from '../Specimen.tsx'

/** Texts in several languages, of which one is missing and one has an error. */
export function LanguageTabsSpecimen() {
  const { t } = useTranslation('designSystem')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(longWords.map(({ lang, text }) => [lang, lang === 'et' ? '' : text])),
  )
  const tabs = longWords.map(({ lang }) => ({
    lang,
    label: t(`sample.languages.${lang}`),
    mark: lang === 'hu' ? ('invalid' as const) : texts[lang] ? ('filled' as const) : ('missing' as const),
    content: (
      <Field label={t('sample.word')} error={lang === 'hu' && t('sample.wordError')}>
        {(control) => (
          <TextInput
            {...control}
            lang={lang}
            name={`word.${lang}`}
            value={texts[lang] ?? ''}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [lang]: value }))}
          />
        )}
      </Field>
    ),
  }))
  return (
    <Specimen title={t('components.languageTabs')} text={t('components.languageTabsText')}>
      <LanguageTabs label={t('components.languageTabs')} tabs={tabs} />
    </Specimen>
  )
}
