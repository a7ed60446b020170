import { useState } from 'react'
import type { SignChoice } from '#domains/sign-form/form-choices.ts'
import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { PickComboBox } from '#ui/panel/PickComboBox.tsx'
import type { NearestSignView } from '../missing-word.presenter.ts'
import styles from './missing-words.module.css'

interface Props {
  nearest: NearestSignView | null
  locale: Locale
  refused: FormRefusal | undefined
}

/** Adds the word to an existing sign: the nearest one, or another that is searched. */
export function KeywordForm({ nearest, locale, refused }: Props) {
  const { t } = useTranslation('missingWords')
  const [chosen, setChosen] = useState<Pick<SignChoice, 'id' | 'gloss'> | null>(nearest)
  const { found, isSearching, search } = useSignLookup(locale)
  return (
    <section id="keyword" className={styles.act} aria-labelledby="keyword-title">
      <h3 id="keyword-title">{t('keyword.title')}</h3>
      <p>{t('keyword.text')}</p>
      <ValidatedForm refusal={refused}>
        <FormProblem />
        <p>
          {t('keyword.chosen')}:{' '}
          {chosen ? <strong className="gloss">{chosen.gloss}</strong> : t('keyword.none')}
        </p>
        <PickComboBox
          label={t('keyword.search')}
          options={found.map(({ id, gloss, word }) => ({
            id: String(id),
            label: gloss,
            note: word ?? undefined,
          }))}
          onSearch={search}
          isSearching={isSearching}
          onPick={(id) => setChosen(found.find((sign) => String(sign.id) === id) ?? chosen)}
        />
        <input type="hidden" name="sign" value={chosen?.id ?? ''} />
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="addKeyword">
            {t('keyword.button')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
