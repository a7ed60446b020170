import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import type { UnusableLink } from '../email-link-view.ts'

interface Props {
  link: UnusableLink
  /** The way on: where another link comes from. */
  action: { to: string; label: string }
}

/** In place of what a link leads to: why it does not work, and the way on. */
export function UnusableLinkNotice({ link: { reason, problem }, action }: Props) {
  const { t } = useTranslation('passwords')
  return (
    <>
      <Callout tone="warning" title={problem}>
        <p>{t(`useless.${reason}`)}</p>
      </Callout>
      <ButtonLink to={action.to} size="large">
        {action.label}
      </ButtonLink>
    </>
  )
}
