import { signsWithValuePath, signViewPath } from '#domains/sign-management/sign-list-paths.ts'
import type { SignStatus } from '#domains/signs/sign-document.ts'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import styles from './reference-lists.module.css'

interface Props {
  list: ListName
  /** The stable name of the value. */
  value: string
  /** The first signs that have the value. */
  signs: readonly { id: number; gloss: string; status: SignStatus }[]
  count: number
  locale: Locale
}

/** The signs that have a value, which are those that a merge changes. */
export function EntryUses({ list, value, signs, count, locale }: Props) {
  const { t } = useTranslation('referenceLists')
  return (
    <section className={styles.section} aria-labelledby="uses">
      <h2 id="uses">{t('uses', { count })}</h2>
      {count === 0 && <p>{t('unusedText')}</p>}
      <ul className={styles.signs}>
        {signs.map(({ id, gloss, status }) => (
          <li key={id}>
            <a href={signViewPath(locale, id)}>{gloss}</a>
            {status !== 'published' && ` (${t(`status.${status}`)})`}
          </li>
        ))}
      </ul>
      {count > signs.length && <p>{t('moreSigns', { count: count - signs.length })}</p>}
      {count > 0 && (
        <p>
          <a href={signsWithValuePath(locale, { list, value })}>{t('allSigns')}</a>
        </p>
      )}
    </section>
  )
}
