import type { ReactNode } from 'react'
import { OffensiveMark } from '#domains/search/ui/cards/OffensiveMark.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { PictureRow } from '#ui/base/PictureRow.tsx'
import { StretchedLink } from '#ui/base/StretchedLink.tsx'
import Waypoints from '#ui/icons/waypoints.ts'
import type { NodeView } from '../node.presenter.ts'
import styles from './NetworkList.module.css'

export interface NodeRowProps {
  node: NodeView
  isPointed: boolean
  /** Content below the node. */
  children?: ReactNode
}

/** A node of the list. Its link selects it, in the list and in the drawing. */
export function NodeRow({ node, isPointed, children }: NodeRowProps) {
  const { t } = useTranslation('network')
  const { key, isSign, name, language, words, poster, count, to } = node
  return (
    <li>
      <PictureRow
        className={classNames(styles.row, isPointed && styles.pointed)}
        picture={
          poster ? (
            <img className={styles.picture} src={poster} alt="" width={56} height={42} loading="lazy" />
          ) : (
            <span className={styles.picture}>{!isSign && <Icon icon={Waypoints} />}</span>
          )
        }
      >
        <StretchedLink
          to={to}
          data-node={key}
          className={isSign ? 'gloss' : undefined}
          lang={language ?? undefined}
        >
          {name}
        </StretchedLink>
        <OffensiveMark sign={node} />
        {words && <span lang={words.language}>{words.text}</span>}
        {count !== null && <span>{t('signs', { count })}</span>}
      </PictureRow>
      {children}
    </li>
  )
}
