import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { classNames } from '#ui/base/class-names.ts'
import type { SetupLineView } from '../setup.presenter.ts'
import { SetupMark } from './SetupMark.tsx'
import styles from './setup.module.css'

interface Props {
  line: SetupLineView
  /** Whether it is the line to continue with, whose button is filled. */
  isNext: boolean
  /** The URL of a page below the control panel. */
  hrefOf: (path: string) => string
}

/** A line: its state, what is stored or missing, and what the reader can do. */
export function SetupLine({ line: { name, state, text, path, lockedFor }, isNext, hrefOf }: Props) {
  const { t } = useTranslation('siteSettings')
  const title = t(`setup.line.${name}`)
  const isLong = isNext || name === 'mail'
  const look = isNext
    ? ({ variant: 'primary' } as const)
    : ({ variant: isLong ? 'secondary' : 'quiet', size: 'small' } as const)
  let action: ReactNode = null
  if (name === 'mail')
    action = (
      <Form method="post" action="?">
        <Button type="submit" name="intent" value="test-mail" {...look}>
          {t('setup.sendTest')}
        </Button>
      </Form>
    )
  else if (path)
    action = (
      <ButtonLink to={hrefOf(path)} {...look} aria-label={t('setup.changeOf', { line: title })}>
        {t('setup.change')}
      </ButtonLink>
    )
  return (
    <li className={classNames(styles.line, isNext && styles.next, isLong && styles.wide)} data-line={name}>
      <SetupMark state={state} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {lockedFor && <p>{t('setup.locked', { name: lockedFor })}</p>}
      </div>
      <span className={classNames(styles.state, styles[state])}>{t(`setup.state.${state}`)}</span>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}
