import { Form } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import type { SetupLineView } from '../setup.presenter.ts'
import { type SetupLineName, setupGroups, setupLines } from '../setup.ts'
import { SetupStateChip } from './SetupStateChip.tsx'
import styles from './setup.module.css'

interface Props {
  lines: readonly SetupLineView[]
  /** The URL of a page below the control panel. */
  hrefOf: (path: string) => string
}

/** The lines by group: what is stored or missing, and the page that changes it. */
export function SetupLines({ lines, hrefOf }: Props) {
  const { t } = useTranslation('siteSettings')
  return setupGroups.map((group) => (
    <section key={group} aria-labelledby={`setup-${group}`}>
      <h2 id={`setup-${group}`}>{t(`setup.group.${group}`)}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.lines}>
        {lines
          .filter(({ name }) => setupLines[name].group === group)
          .map((line) => (
            <SetupLine key={line.name} line={line} hrefOf={hrefOf} />
          ))}
      </ul>
    </section>
  ))
}

function SetupLine({
  line: { name, state, text, path, lockedFor },
  hrefOf,
}: { line: SetupLineView } & Pick<Props, 'hrefOf'>) {
  const { t } = useTranslation('siteSettings')
  const title = t(`setup.line.${name}`)
  return (
    <li className={styles.line} data-line={name}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {lockedFor && <p>{t('setup.locked', { name: lockedFor })}</p>}
      </div>
      <SetupStateChip state={state} />
      {path && (
        <ButtonLink
          to={hrefOf(path)}
          variant="quiet"
          size="small"
          aria-label={t('setup.changeOf', { line: title })}
        >
          {t('setup.change')}
        </ButtonLink>
      )}
      {name === ('mail' satisfies SetupLineName) && (
        <Form method="post" action="?">
          <Button type="submit" name="intent" value="test-mail" size="small">
            {t('setup.sendTest')}
          </Button>
        </Form>
      )}
    </li>
  )
}
