import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Pagination } from '#ui/base/Pagination.tsx'
import { Select } from '#ui/base/Select.tsx'
import { VersionDiff } from '#ui/panel/VersionDiff.tsx'
import type { FormattedHistory, FormattedSignPage } from '../../view/format-sign-page.ts'
import { signPagePath } from '../../view/sign-page-query.ts'
import styles from './sign-view.module.css'
import { VersionItem } from './VersionItem.tsx'

interface Props {
  sign: FormattedSignPage
  history: FormattedHistory
  locale: Locale
}

/** The versions of a sign, the newest first, and any two of them compared (SGN-13). */
export function SignHistory({ sign, history, locale }: Props) {
  const { t } = useTranslation('signView')
  const { versions, page, pages } = history
  return (
    <section id="history" className={styles.part} aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      {versions.length > 1 && <CompareForm {...{ sign, history, locale }} />}
      <Comparison {...{ sign, history, locale }} />
      <ol className={styles.timeline} reversed>
        {versions.map((version) => (
          <VersionItem key={version.revision} {...{ sign, version, page, locale }} />
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(other) => `${signPagePath(locale, sign.id, { page: other })}#history`}
      />
    </section>
  )
}

/** Chooses two versions. A GET form, so that every comparison has an address. */
function CompareForm({ sign, history, locale }: Props) {
  const { t } = useTranslation('signView')
  const { versions, comparison, page } = history
  const [newest, second] = versions
  const chosen = [comparison?.from ?? second?.revision ?? 1, comparison?.to ?? newest?.revision ?? 1]
  const offered = [...new Set([...versions.map(({ revision }) => revision), ...chosen])].toSorted(
    (a, b) => b - a,
  )
  return (
    <form
      // Other versions are chosen initially after another comparison.
      key={`${chosen}`}
      method="get"
      action={`${signPagePath(locale, sign.id, {})}#history`}
      aria-label={t('compare.title')}
      className={styles.compare}
    >
      {page > 1 && <input type="hidden" name="page" value={page} />}
      {(['from', 'to'] as const).map((side, index) => (
        <Field key={side} label={t(`compare.${side}`)}>
          {(control) => (
            <Select {...control} name="compare" defaultValue={chosen[index]}>
              {offered.map((revision) => (
                <option key={revision} value={revision}>
                  {t('history.version', { number: revision })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button type="submit">{t('compare.send')}</Button>
    </form>
  )
}

function Comparison({ sign, history: { comparison, page }, locale }: Props) {
  const { t } = useTranslation('signView')
  if (!comparison) return null
  const { from, to, differences } = comparison
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h3 id="comparison">{t('compare.result', { from, to })}</h3>
      {differences.length === 0 && <p className={styles.text}>{t('compare.same')}</p>}
      <VersionDiff
        differences={differences}
        before={t('history.version', { number: from })}
        after={t('history.version', { number: to })}
        empty={t('empty')}
      />
      <p className={styles.text}>
        <a href={`${signPagePath(locale, sign.id, { page })}#history`}>{t('compare.close')}</a>
      </p>
    </section>
  )
}
