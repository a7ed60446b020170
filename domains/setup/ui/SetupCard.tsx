import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { classNames } from '#ui/base/class-names.ts'
import type { SetupLineView } from '../setup.presenter.ts'
import { unfinishedLines } from '../setup.ts'
import { SetupMark } from './SetupMark.tsx'
import { SetupStrip } from './SetupStrip.tsx'
import styles from './setup.module.css'

interface Props {
  lines: readonly Pick<SetupLineView, 'name' | 'state' | 'path'>[]
  /** URL of the page of the setup. */
  href: string
  /** The URL of a page below the control panel. */
  hrefOf: (path: string) => string
}

const shown = 3

/** The setup on the overview: how far it is, and the first unfinished lines, failures first; one line when all is ready. */
export function SetupCard({ lines, href, hrefOf }: Props) {
  const { t } = useTranslation('siteSettings')
  const unfinished = unfinishedLines(lines)
  const hide = (
    <Button type="submit" name="intent" value="hide" variant="quiet">
      {t('setup.hide')}
    </Button>
  )
  if (unfinished.length === 0)
    return (
      <form method="post" action={href} className={classNames(styles.card, styles.allReady)}>
        <SetupMark state="ready" />
        <p>{t('setup.allReady')}</p>
        {hide}
      </form>
    )
  return (
    <section className={styles.card} aria-labelledby="setup-title">
      <div className={styles.part}>
        <h2 id="setup-title">{t('setup.title')}</h2>
        <SetupStrip lines={lines} />
        <form method="post" action={href} className={styles.actions}>
          <ButtonLink to={href}>{t('setup.continue')}</ButtonLink>
          {hide}
        </form>
      </div>
      <div className={styles.part}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
        <ul role="list" className={styles.lines}>
          {unfinished.slice(0, shown).map(({ name, state, path }) => (
            <li key={name} className={styles.shortLine}>
              <SetupMark state={state} />
              <a href={path ? hrefOf(path) : href}>{t(`setup.line.${name}`)}</a>
              <span className={classNames(styles.state, styles[state])}>{t(`setup.state.${state}`)}</span>
            </li>
          ))}
        </ul>
        {unfinished.length > shown && <p>{t('setup.more', { count: unfinished.length - shown })}</p>}
      </div>
    </section>
  )
}
