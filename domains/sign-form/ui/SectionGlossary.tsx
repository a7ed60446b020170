import type { PropertyKey } from '#domains/signs/properties.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import CircleHelp from '#ui/icons/circle-help.ts'
import { useFormContext } from './form-context.ts'
import styles from './SectionGlossary.module.css'

/**
 * The terms of the glossary that explain the fields of a section. It follows the fields and is closed, so that the Tab key
 * leads from field to field.
 */
export function SectionGlossary({ keys }: { keys: readonly PropertyKey[] }) {
  const { t } = useTranslation('signForm')
  const { locale, glossary } = useFormContext()
  const terms = new Map(keys.flatMap((key) => (glossary[key] ?? []).map(({ term, name }) => [term, name])))
  if (terms.size === 0) return null
  return (
    <Disclosure
      className={styles.glossary}
      summary={
        <>
          <Icon icon={CircleHelp} size={20} className={styles.icon} />
          {t('glossary.open')}
        </>
      }
    >
      <ul className={styles.terms}>
        {[...terms].map(([term, name]) => (
          <li key={term}>
            <a
              href={`${localizedPath(locale, '/glossary')}#${term}`}
              // A new tab, so that the form stays open.
              target="_blank"
              rel="noreferrer"
            >
              {name}
              <Icon icon={ArrowUpRight} size={14} />
              <VisuallyHidden>{t('glossary.newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
