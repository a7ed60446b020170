import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon, type IconMarkup } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import CircleCheck from '#ui/icons/circle-check.ts'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import ClockAlert from '#ui/icons/clock-alert.ts'
import type { TranslationView } from '../simple-list.presenter.ts'
import { type TranslationState, translationStates } from '../translation-states.ts'
import styles from './simple-lists.module.css'

/** Each state has a different shape, because colour alone does not distinguish them. */
const icons: Record<TranslationState, IconMarkup> = {
  current: CircleCheck,
  outdated: ClockAlert,
  missing: CircleDashed,
}

/** With more languages a row has their number. */
const maxMarks = 7

/** The languages of an entry at a glance. */
export function TranslationMarks({ translations }: { translations: readonly TranslationView[] }) {
  const { t } = useTranslation('simpleLists')
  if (translations.length > maxMarks) {
    const count = translations.filter(({ state }) => state === 'current').length
    const others = translations.filter(({ state }) => state !== 'current')
    const title = others.map(({ language, state }) => t(`language.${state}`, { language })).join('\n')
    return <span title={title}>{t('complete', { count, total: translations.length })}</span>
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
    <ul role="list" className={styles.marks}>
      {translations.map(({ code, language, state }) => (
        <li key={code} className={classNames(styles.mark, styles[state])}>
          <Icon icon={icons[state]} size={16} />
          <span aria-hidden="true">{code}</span>
          <VisuallyHidden>{t(`language.${state}`, { language })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

/** What the marks mean; once on a page. */
export function TranslationLegend({ defaultLanguage }: { defaultLanguage: string }) {
  const { t } = useTranslation('simpleLists')
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
    <ul role="list" className={styles.legend} aria-label={t('legend.title')}>
      {translationStates.map((state) => (
        <li key={state} className={classNames(styles.mark, styles[state])}>
          <Icon icon={icons[state]} size={16} />
          {t(`legend.${state}`, { main: defaultLanguage })}
        </li>
      ))}
    </ul>
  )
}
