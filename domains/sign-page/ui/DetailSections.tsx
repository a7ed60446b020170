import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { SignView } from '../presenters/sign.presenter.ts'
import styles from './DetailSections.module.css'
import { LocalizedText } from './LocalizedText.tsx'
import { articulationGroups, PropertyList } from './PropertyList.tsx'

/** The properties besides the articulation by group, the public notes and the signs of other sign languages. */
export function DetailSections({ sign, locale }: { sign: SignView; locale: string }) {
  const { t } = useTranslation('signs')
  const { notes, foreignRelations } = sign
  return (
    <div>
      {sign.groups
        .filter(({ group }) => !articulationGroups.has(group))
        .map(({ group, name, properties }) => (
          <CollapsibleSection key={group} id={group} title={name} count={properties.length}>
            <PropertyList properties={properties} locale={locale} />
          </CollapsibleSection>
        ))}
      {notes.length > 0 && (
        <CollapsibleSection id="notes" title={t('notes')} count={notes.length}>
          <dl className={styles.notes}>
            {notes.map(({ kind, text }) => (
              <div key={text.text}>
                <dt>
                  <LocalizedText text={kind} locale={locale} />
                </dt>
                <dd>
                  <LocalizedText text={text} locale={locale} />
                </dd>
              </div>
            ))}
          </dl>
        </CollapsibleSection>
      )}
      {foreignRelations.length > 0 && (
        <CollapsibleSection id="foreign" title={t('foreignRelations')} count={foreignRelations.length}>
          <dl className={styles.notes}>
            {foreignRelations.map(({ signLanguage, text }) => (
              <div key={`${signLanguage} ${text}`}>
                <dt>{signLanguage}</dt>
                <dd className="gloss">{text}</dd>
              </div>
            ))}
          </dl>
        </CollapsibleSection>
      )}
    </div>
  )
}
