import { type PropertyKey, wireName } from '#domains/signs/properties.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { VisuallyHidden } from '#ui/base/VisuallyHidden.tsx'
import ArrowUpRight from '#ui/icons/arrow-up-right.ts'
import { useFormContext } from './form-context.ts'
import styles from './PropertyHelp.module.css'

/** What is expected in the field of a property, and the glossary's explanation of its terms. */
export function PropertyHelp({ property }: { property: PropertyKey }) {
  const { t } = useTranslation('signForm')
  const { locale, glossary } = useFormContext()
  const terms = glossary[property] ?? []
  return (
    <>
      {t(`help.${wireName(property)}` as 'help.gloss')}
      {terms.length > 0 && (
        <>
          {' '}
          <span className={styles.glossary}>
            {t('glossary.link')}
            {terms.map(({ term, name }) => (
              <a
                key={term}
                href={`${localizedPath(locale, '/glossary')}#${term}`}
                // A new tab, so that the form stays open.
                target="_blank"
                rel="noreferrer"
              >
                {name}
                <Icon icon={ArrowUpRight} size={14} />
                <VisuallyHidden>{t('glossary.newTab')}</VisuallyHidden>
              </a>
            ))}
          </span>
        </>
      )}
    </>
  )
}
