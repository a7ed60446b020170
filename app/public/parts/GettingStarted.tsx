import { signPath } from '#domains/signs/sign-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useRootData } from '../../frame/use-root-data.ts'
import styles from './GettingStarted.module.css'

const commands = {
  import: 'npm run import -- FILE.csv --publish',
  remove: 'npm run demo:remove',
}

/** Next steps after the first start; shown while the demonstration is installed. */
export function GettingStarted({ sign }: { sign: number }) {
  const { t } = useTranslation('public')
  const { locale } = useRootData()
  return (
    <section aria-label={t('begin.title')}>
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.step}>{t('begin.look')}</h3>
          <p>{t('begin.lookText')}</p>
          <p>
            <a href={signPath(locale, sign)}>{t('begin.lookLink')}</a>
          </p>
        </li>
        <li>
          <h3 className={styles.step}>{t('begin.bring')}</h3>
          <p>{t('begin.bringText')}</p>
          <Command>{commands.import}</Command>
        </li>
        <li>
          <h3 className={styles.step}>{t('begin.clear')}</h3>
          <p>{t('begin.clearText')}</p>
          <Command>{commands.remove}</Command>
        </li>
      </ol>
    </section>
  )
}

/** Allows line breaks between words only, so that `--publish` stays on one line. */
function Command({ children }: { children: string }) {
  return (
    <code className={styles.command}>
      {children.split(' ').flatMap((word) => [<span key={word}>{word}</span>, ' '])}
    </code>
  )
}
