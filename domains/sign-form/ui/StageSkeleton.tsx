import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import { type FormStage, stageSections } from '../form-stages.ts'
import styles from './SignForm.module.css'

/** The sections of a stage whose code is loading, with their headings. */
export function StageSkeleton({ stage }: { stage: FormStage }) {
  const { t } = useTranslation(['signForm', 'properties'])
  return (
    <>
      <div role="status">
        <VisuallyHidden>{t('part.loading')}</VisuallyHidden>
      </div>
      {stageSections(stage).map(({ group, keys }) => (
        <section key={group} className={styles.section}>
          <h3>{t(`properties:group.${group}` as 'properties:group.hands')}</h3>
          {keys.map((key) => (
            <Skeleton key={key} lines={2} />
          ))}
        </section>
      ))}
    </>
  )
}
