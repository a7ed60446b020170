import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SignUsesView } from '../../sign-uses.presenter.ts'
import { useKinds } from '../../sign-uses.ts'
import styles from './sign-uses.module.css'

/** What happens to a sign that annotations name. */
export type SignUsesChange =
  | { kind: 'rename'; former: string; gloss: string }
  | { kind: 'remove' }
  | { kind: 'erase'; id: number }

/** What becomes of the annotations that name a sign, for each way in which they do. */
export function SignUsesEffects({
  uses: { byKind },
  change: { kind: change, ...params },
}: {
  uses: Pick<SignUsesView, 'byKind'>
  change: SignUsesChange
}) {
  const { t } = useTranslation('signUses')
  return (
    <ul className={styles.effects}>
      {useKinds
        .filter((kind) => byKind[kind].annotations > 0)
        .map((kind) => (
          <li key={kind}>
            <strong>
              {t(`kind.${kind}`)}:{' '}
              {t('counted', {
                recordings: t('recordings', { count: byKind[kind].recordings }),
                annotations: t('annotations', { count: byKind[kind].annotations }),
              })}
            </strong>
            <br />
            {t(`effect.${change}.${kind}`, params)}
          </li>
        ))}
    </ul>
  )
}
