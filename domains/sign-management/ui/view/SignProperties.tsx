import type { ReactNode } from 'react'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import type { PropertyGroup } from '#domains/signs/properties.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import type { LineView } from '../../view/document.presenter.ts'
import type { FormattedSignPage } from '../../view/format-sign-page.ts'
import styles from './sign-view.module.css'

/** Narrow screens show these at first, as the public page does. */
const openGroups: ReadonlySet<PropertyGroup> = new Set(['meaning', 'hands', 'place', 'movement', 'nonManual'])

/** The filled properties of a sign by the groups of the public page. */
export function SignProperties({ sign: { groups } }: { sign: Pick<FormattedSignPage, 'groups'> }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ group, name, properties }) => (
        <CollapsibleSection
          key={group}
          id={group}
          title={name}
          count={properties.length}
          openOnWideScreens
          open={openGroups.has(group)}
          className={styles.group}
        >
          <CompactList
            items={properties.map((property) => ({
              term: property.name,
              detail: (
                <span className={styles.value}>
                  {property.hands.map((hand, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same shape can occur twice.
                    <HandPicture key={index} hand={hand} />
                  ))}
                  <span className={styles.lines}>
                    {property.lines.map((line, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the same text can occur twice.
                      <Line key={index} line={line} />
                    ))}
                  </span>
                </span>
              ),
            }))}
          />
        </CollapsibleSection>
      ))}
    </div>
  )
}

function Line({ line: { language, text } }: { line: LineView }) {
  if (language === null) return <span>{text}</span>
  return (
    <span>
      {language.name}: <span lang={language.code}>{text}</span>
    </span>
  )
}

/** Terms with their details beside them, also on narrow screens. */
export function CompactList({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.soft}>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
