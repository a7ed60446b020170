import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { UnusableLink } from '../present-email-link.ts'

interface Props {
  link: UnusableLink
  /** Link to the page that sends another link. */
  action: { to: string; label: string }
  /** How to get a link when the URL has none; by default the linked page sends one. */
  missingText?: string
}

/** The reason why a link does not work, and how to get another one. */
export function UnusableLinkNotice({ link: { reason, problem }, action, missingText }: Props) {
  const { t } = useTranslation('passwords')
  return (
    <>
      <Callout tone="warning" title={problem}>
        <p>{(reason === 'missing' && missingText) || t(`useless.${reason}`)}</p>
      </Callout>
      <ButtonLink to={action.to} size="large">
        {action.label}
      </ButtonLink>
    </>
  )
}
