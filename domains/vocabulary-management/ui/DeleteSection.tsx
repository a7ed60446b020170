import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import styles from './reference-lists.module.css'

interface Props {
  revision: number
  name: string
  /** Why the value cannot be deleted; null if it can. */
  why: string | null
}

/** Deleting a value that nothing uses; otherwise the reason, which names the merge as the way out. */
export function DeleteSection({ revision, name, why }: Props) {
  const { t } = useTranslation('referenceLists')
  return (
    <section className={styles.section} aria-labelledby="delete">
      <h2 id="delete">{t('delete.title')}</h2>
      {why ? (
        <p id="why-not-deleted">
          {why} <a href="#merge-section">{t('merge.title')}</a>
        </p>
      ) : (
        <Form method="post" className={styles.section}>
          <input type="hidden" name="revision" value={revision} />
          <Checkbox name="sure" required label={t('delete.sure', { name })} />
          <div>
            <Button type="submit" name="intent" value="delete" variant="danger">
              {t('delete.button')}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}
