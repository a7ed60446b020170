import { Form, useNavigation } from 'react-router'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import type { ChoiceView } from '../reference-list.presenter.ts'
import { entryEditPath } from '../reference-paths.ts'
import styles from './reference-lists.module.css'

export interface MergePreview {
  /** The value that takes the place; null until one is chosen. */
  into: { id: number; name: string } | null
  /** Why the chosen values cannot be merged. */
  problem: string | null
}

interface Props {
  list: ListName
  locale: Locale
  entry: { id: number; name: string; revision: number }
  /** The other values of the list. */
  choices: readonly ChoiceView[]
  preview: MergePreview
  use: { signs: number; values: number }
}

/** Merging a value into another one: choose it, see what changes, confirm. */
export function MergeSection({ list, locale, entry, choices, preview, use }: Props) {
  const { t } = useTranslation('referenceLists')
  const isSending = useNavigation().state === 'submitting'
  const { into, problem } = preview
  return (
    <section className={styles.section} aria-labelledby="merge" id="merge-section">
      <h2 id="merge">{t('merge.title')}</h2>
      <p>{t('merge.text')}</p>
      <Form method="get" action={entryEditPath(locale, list, entry.id)} preventScrollReset>
        <div className={styles.section}>
          <Field label={t('merge.into')}>
            {(control) => (
              <Select {...control} name="into" required defaultValue={into?.id ?? ''} key={into?.id}>
                <option value="">{t('choose')}</option>
                {choices.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div>
            <Button type="submit">{t('merge.preview')}</Button>
          </div>
        </div>
      </Form>
      {problem && <Callout tone="danger" title={problem} />}
      {into && !problem && (
        <Form method="post" action={entryEditPath(locale, list, entry.id)} className={styles.section}>
          <Callout tone="warning" title={t('merge.question', { name: entry.name, into: into.name })}>
            <p>{t('merge.effect', { count: use.signs })}</p>
            {use.values > 0 && <p>{t('merge.values', { count: use.values })}</p>}
          </Callout>
          <input type="hidden" name="into" value={into.id} />
          <input type="hidden" name="revision" value={entry.revision} />
          <div className={styles.actions}>
            <Button type="submit" name="intent" value="merge" variant="danger" pending={isSending}>
              {t('merge.confirm')}
            </Button>
            <ButtonLink to={entryEditPath(locale, list, entry.id)}>{t('cancel')}</ButtonLink>
          </div>
        </Form>
      )}
    </section>
  )
}
