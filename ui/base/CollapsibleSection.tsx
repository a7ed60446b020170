import type { ReactNode } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import LinkIcon from '#ui/icons/link.ts'
import styles from './CollapsibleSection.module.css'
import { classNames } from './class-names.ts'
import { Disclosure } from './Disclosure.tsx'
import { Icon } from './Icon.tsx'

interface Props {
  /** Fragment of the section's URL. */
  id: string
  title: ReactNode
  /** How much there is inside: a number or a short text. */
  count?: ReactNode
  /** Level of the heading, 2 by default. */
  level?: 2 | 3 | 4
  /** On wide screens it is always open, below a plain heading. */
  openOnWideScreens?: boolean
  open?: boolean
  lang?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A section of a page that opens below its heading, with a link to itself. */
export function CollapsibleSection(props: Props) {
  const { id, title, count, level = 2, openOnWideScreens = false, open, lang, className, children } = props
  const Heading = `h${level}` as const
  const titleId = `${id}-title`
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.section, className)}
      data-wide={openOnWideScreens || undefined}
    >
      {openOnWideScreens && (
        <div className={styles.plain}>
          <Heading lang={lang}>{title}</Heading>
          <SectionLink id={id} />
        </div>
      )}
      <Disclosure
        id={id}
        open={open}
        count={count}
        className={styles.disclosure}
        summary={
          <Heading id={titleId} lang={lang}>
            {title}
          </Heading>
        }
      >
        <SectionLink id={id} className={styles.inside} />
        {children}
      </Disclosure>
    </section>
  )
}

/** The link of a heading to its own section, to be copied or kept. */
export function SectionLink({ id, className }: { id: string; className?: string | undefined }) {
  const { t } = useTranslation('ui')
  return (
    <a href={`#${id}`} className={classNames(styles.link, className)} aria-describedby={`${id}-title`}>
      <Icon icon={LinkIcon} size={16} label={t('sectionLink')} />
    </a>
  )
}
