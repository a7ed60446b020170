import { useId } from 'react'
import { offeredDecisions, type SignDecision } from '#domains/signs/sign-decisions.ts'
import { seenStatus } from '#domains/signs/sign-state.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { formatList } from '#platform/i18n/format.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { changeTextKey, isDestructive } from '../../panel-change.ts'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import { signPagePath } from '../../view/sign-page-query.ts'
import { changeIcons } from '../change-icons.ts'
import styles from './sign-view.module.css'

/**
 * The decisions about a sign, the destructive one last and quiet. Each opens its confirmation, also without JavaScript;
 * what is refused stays with its reason.
 */
export function SignDecisions({ sign, locale }: { sign: FormattedSignPage; locale: Locale }) {
  const { t } = useTranslation('signView')
  const { t: tError } = useTranslation('errors')
  const reasonsId = useId()
  const { id, state, isPublic, refusals } = sign
  const decisions = offeredDecisions({
    statuses: [seenStatus(sign)],
    nothingWaits: state === 'published',
  }).toSorted((a, b) => Number(isDestructive(a)) - Number(isDestructive(b)))
  const label = (decision: SignDecision) => t(`change.${changeTextKey(decision, isPublic)}.button`)
  const byReason = Map.groupBy(
    decisions.flatMap((decision) => {
      const reason = refusals[decision]
      return reason === null ? [] : { decision, reason }
    }),
    ({ reason }) => reason,
  )
  const reasonId = (reason: ErrorCode) => `${reasonsId}${reason}`
  return (
    <section aria-label={t('actions.label')} className={styles.actions}>
      <div className={styles.buttons}>
        {decisions.map((decision) => {
          const reason = refusals[decision]
          return reason === null ? (
            <ButtonLink
              key={decision}
              to={signPagePath(locale, id, { change: decision })}
              variant={isDestructive(decision) ? 'quiet' : 'secondary'}
              icon={<Icon icon={changeIcons[decision]} />}
            >
              {label(decision)}
            </ButtonLink>
          ) : (
            <Button
              key={decision}
              aria-disabled
              aria-describedby={reasonId(reason)}
              icon={<Icon icon={changeIcons[decision]} />}
              className={styles.refused}
            >
              {label(decision)}
            </Button>
          )
        })}
      </div>
      {byReason.size > 0 && (
        <ul className={styles.reasons}>
          {[...byReason].map(([reason, refused]) => (
            <li key={reason}>
              {formatList(
                refused.map(({ decision }) => label(decision).replace('…', '')),
                locale,
              )}
              : <span id={reasonId(reason)}>{tError(reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
