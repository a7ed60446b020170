import { Form, useNavigation } from 'react-router'
import { signPagePath } from '#domains/sign-management/view/sign-page-query.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import type { FormattedImport } from '../import.presenter.ts'
import styles from './import.module.css'

interface Props {
  view: FormattedImport
  locale: Locale
}

/** Confirming the preview. */
export function ConfirmImport({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('signImport')
  const isSending = useNavigation().state === 'submitting'
  const { counts, digest, whyNot } = view
  if (!counts || digest === null || whyNot.confirm !== null) return null
  const isEmpty = counts.created + counts.changed + counts.values + counts.languages === 0
  if (isEmpty) return <Callout title={t('confirm.nothing')} />
  return (
    <Form method="post" className={styles.section}>
      <Callout tone="warning" title={t('confirm.question')}>
        <p>{t('confirm.pending')}</p>
      </Callout>
      <input type="hidden" name="digest" value={digest} />
      <div>
        <Button type="submit" name="intent" value="confirm" variant="primary" pending={isSending}>
          {t('confirm.button', { count: counts.created + counts.changed })}
        </Button>
      </div>
    </Form>
  )
}

/** Reading the file with other settings. */
export function ChangeSettings({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('signImport')
  if (view.whyNot.change !== null) return null
  return (
    <Form method="post" className={styles.section} aria-labelledby="settings">
      <h2 id="settings">{t('settings.title')}</h2>
      <p>{t('settings.source', { source: view.source })}</p>
      <Checkbox
        name="ignoreIds"
        label={t('form.ignoreIds')}
        hint={t('form.ignoreIdsHint')}
        defaultChecked={view.ignoreIds}
      />
      <Checkbox
        name="createValues"
        label={t('form.createValues')}
        hint={t('form.createValuesHint')}
        defaultChecked={view.createValues}
      />
      <div>
        <Button type="submit" name="intent" value="settings">
          {t('settings.check')}
        </Button>
      </div>
    </Form>
  )
}

/** Undoing a finished import; what people changed since is named and stays. */
export function UndoImport({ view, locale }: Props) {
  const { t } = useTranslation('signImport')
  const isSending = useNavigation().state === 'submitting'
  const { changedSince, whyNot } = view
  if (whyNot.undo !== null) return null
  return (
    <section className={styles.section} aria-labelledby="undo">
      <h2 id="undo">{t('undo.title')}</h2>
      <p>{t('undo.text')}</p>
      {changedSince.count > 0 && (
        <Callout tone="warning" title={t('undo.changedSince', { count: changedSince.count })}>
          <ul>
            {changedSince.signs.map(({ id, gloss, person, when }) => (
              <li key={id}>
                <a href={signPagePath(locale, id, {})}>{gloss}</a>{' '}
                {t('undo.by', { name: person ?? t('system'), when })}
              </li>
            ))}
          </ul>
          {changedSince.count > changedSince.signs.length && (
            <p>{t('more', { count: changedSince.count - changedSince.signs.length })}</p>
          )}
        </Callout>
      )}
      <Form method="post" className={styles.section}>
        <Checkbox name="sure" required label={t('undo.sure')} />
        <div>
          <Button type="submit" name="intent" value="undo" variant="danger" pending={isSending}>
            {t('undo.button')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** Discarding an import that was not confirmed. */
export function DiscardImport({ view }: Pick<Props, 'view'>) {
  const { t } = useTranslation('signImport')
  if (view.whyNot.discard !== null) return null
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="discard" variant="danger">
        {t('discard')}
      </Button>
    </Form>
  )
}
