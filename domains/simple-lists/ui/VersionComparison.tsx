import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { VersionDiff } from '#ui/panel/VersionDiff.tsx'
import type { EntryVersionView } from '../simple-list.presenter.ts'
import type { VersionComparison } from '../version-comparison.presenter.ts'
import styles from './simple-lists.module.css'

/** What differs between two versions of an entry. */
export function Comparison({
  comparison: { before, after, differences },
}: {
  comparison: VersionComparison
}) {
  const { t } = useTranslation(['simpleLists', 'kit'])
  if (differences.length === 0) return <p>{t('versions.equal')}</p>
  return (
    <VersionDiff
      differences={differences}
      before={t('kit:versions.number', { number: before })}
      after={t('kit:versions.number', { number: after })}
      empty={t('versions.empty')}
    />
  )
}

interface Props {
  /** Newest first. */
  versions: readonly EntryVersionView[]
  comparison: VersionComparison | null
}

/** Chooses two versions; the page with `?one=…&other=…` compares them. */
export function CompareForm({ versions, comparison }: Props) {
  const { t } = useTranslation(['simpleLists', 'kit'])
  const chosen = {
    one: comparison?.before ?? versions[1]?.revision,
    other: comparison?.after ?? versions[0]?.revision,
  }
  return (
    <Form
      method="get"
      action="#versions"
      preventScrollReset
      aria-label={t('versions.compare')}
      className={styles.compare}
    >
      {(['one', 'other'] as const).map((name) => (
        <Field key={name} label={t(`versions.${name}`)}>
          {(control) => (
            <Select {...control} key={chosen[name]} name={name} defaultValue={chosen[name]}>
              {versions.map(({ revision: number }) => (
                <option key={number} value={number}>
                  {t('kit:versions.number', { number })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button type="submit">{t('versions.button')}</Button>
    </Form>
  )
}
