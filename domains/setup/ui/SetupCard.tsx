import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import type { SetupLineView } from '../setup.presenter.ts'
import { SetupStateChip } from './SetupStateChip.tsx'
import { SetupStrip } from './SetupStrip.tsx'
import styles from './setup.module.css'

interface Props {
  lines: readonly Pick<SetupLineView, 'name' | 'state'>[]
  /** URL of the page of the setup. */
  href: string
}

const shown = 3

/** The setup on the overview: how far it is, and the first open lines, failures first. */
export function SetupCard({ lines, href }: Props) {
  const { t } = useTranslation('siteSettings')
  const open = lines
    .filter(({ state }) => state !== 'ready')
    .toSorted((one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'))
  return (
    <section className={styles.card} aria-labelledby="setup-title">
      <h2 id="setup-title">{t('setup.title')}</h2>
      <SetupStrip lines={lines} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.lines}>
        {open.slice(0, shown).map(({ name, state }) => (
          <li key={name} className={styles.actions}>
            {t(`setup.line.${name}`)}
            <SetupStateChip state={state} />
          </li>
        ))}
      </ul>
      {open.length > shown && <p>{t('setup.more', { count: open.length - shown })}</p>}
      <form method="post" action={href} className={styles.actions}>
        <ButtonLink to={href}>{t('setup.continue')}</ButtonLink>
        <Button type="submit" name="intent" value="hide" variant="quiet">
          {t('setup.hide')}
        </Button>
      </form>
    </section>
  )
}
