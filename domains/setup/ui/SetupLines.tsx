import { useTranslation } from '#platform/i18n/use-translation.ts'
import type { SetupLineView } from '../setup.presenter.ts'
import { nextLine, setupGroups, setupLines } from '../setup.ts'
import { SetupLine } from './SetupLine.tsx'
import styles from './setup.module.css'

interface Props {
  lines: readonly SetupLineView[]
  /** The URL of a page below the control panel. */
  hrefOf: (path: string) => string
}

/** The lines by group: what is stored or missing, and the page that changes it. */
export function SetupLines({ lines, hrefOf }: Props) {
  const { t } = useTranslation('siteSettings')
  const next = nextLine(lines)
  return setupGroups.map((group) => (
    <section key={group} aria-labelledby={`setup-${group}`}>
      <h2 id={`setup-${group}`}>{t(`setup.group.${group}`)}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers. */}
      <ul role="list" className={styles.lines}>
        {lines
          .filter(({ name }) => setupLines[name].group === group)
          .map((line) => (
            <SetupLine key={line.name} line={line} isNext={line.name === next} hrefOf={hrefOf} />
          ))}
      </ul>
    </section>
  ))
}
