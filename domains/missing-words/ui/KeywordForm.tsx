import { useSignLookup } from '#domains/sign-form/ui/use-sign-lookup.ts'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { SearchedChoice } from '#ui/panel/SearchedChoice.tsx'
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
  const { found, isSearching, search } = useSignLookup(locale)
  return (
    <section id="keyword" className={styles.act} aria-labelledby="keyword-title">
      <h3 id="keyword-title">{t('keyword.title')}</h3>
      <p>{t('keyword.text')}</p>
      <ValidatedForm refusal={refused}>
        <FormProblem />
        <SearchedChoice
          name="sign"
          chosenLabel={t('keyword.chosen')}
          noneLabel={t('keyword.none')}
          searchLabel={t('keyword.search')}
          proposed={nearest && { id: nearest.id, label: nearest.gloss }}
          found={found.map(({ id, gloss, word }) => ({ id, label: gloss, note: word ?? undefined }))}
          isSearching={isSearching}
          onSearch={search}
        />
        <div className={styles.actions}>
          <Button type="submit" name="intent" value="addKeyword">
            {t('keyword.button')}
          </Button>
        </div>
      </ValidatedForm>
    </section>
  )
}
