import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { DescriptionList } from '#ui/base/DescriptionList.tsx'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import styles from './sign-view.module.css'

/** The filled properties of a sign by stage of the form. */
export function SignStages({ sign: { stages } }: { sign: Pick<FormattedSignPage, 'stages'> }) {
  const { t } = useTranslation('signView')
  return (
    <div className={styles.stages}>
      {stages.map(({ stage, properties }) => (
        <section key={stage} className={styles.part} aria-labelledby={stage}>
          <h2 id={stage}>{t(`stage.${stage}`)}</h2>
          <DescriptionList
            items={properties.map(({ name, lines, hands }) => ({
              term: name,
              detail: (
                <span className={styles.value}>
                  {hands.map((hand, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same shape can occur twice.
                    <HandPicture key={index} hand={hand} />
                  ))}
                  <span className={styles.lines}>{lines.join('\n')}</span>
                </span>
              ),
            }))}
          />
        </section>
      ))}
    </div>
  )
}
