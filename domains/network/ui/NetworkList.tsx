import type { Ref } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { classNames } from '#ui/base/class-names.ts'
import { Pagination } from '#ui/base/Pagination.tsx'
import type { GroupView, NetworkView } from '../network.presenter.ts'
import { networkPath, networkQueryString } from '../network-url.ts'
import type { NodeKey } from '../node-positions.ts'
import styles from './NetworkList.module.css'
import { NodeRow, type NodeRowProps } from './NodeRow.tsx'

interface Props {
  view: NetworkView
  locale: string
  /** The node that is hovered or focused, here or in the drawing. */
  pointed: NodeKey | null
  /** The heading of the selected node, which gets the focus after navigation. */
  heading: Ref<HTMLHeadingElement>
}

/** The network as a list: search results, the selected node, and everything it is linked to. */
export function NetworkList({ view, locale, pointed, heading }: Props) {
  const { t } = useTranslation('network')
  const { selectedNode, groups, q, urlParams, page, pages } = view
  return (
    <>
      <SearchResults view={view} pointed={pointed} />
      <div className={styles.chosen}>
        <h2 ref={heading} tabIndex={-1} lang={selectedNode?.language ?? undefined}>
          {selectedNode ? (
            <span className={selectedNode.isSign ? 'gloss' : undefined}>{selectedNode.name}</span>
          ) : (
            t('list')
          )}
        </h2>
        {selectedNode && <SelectedNode chosen={selectedNode} kinds={urlParams.kinds} />}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} pointed={pointed} />
      ))}
      {groups.length === 0 && <EmptyMessage view={view} />}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(to) => networkPath(locale, { ...urlParams, q, page: to })}
      />
    </>
  )
}

function SearchResults({ view: { searchResults, q }, pointed }: Pick<Props, 'view' | 'pointed'>) {
  const { t } = useTranslation('network')
  if (!searchResults) return null
  const { nodes, total } = searchResults
  return (
    <section className={styles.group} aria-labelledby="found">
      <h2 id="found" className={styles.title}>
        {total === 0 ? t('notFound', { q }) : t('found', { count: total, q })}
      </h2>
      {total > nodes.length && <p className={styles.quiet}>{t('foundFirst', { number: nodes.length })}</p>}
      {nodes.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose lists without markers as lists.
        <ul role="list" className={styles.rows}>
          {nodes.map((node) => (
            <NodeRow key={node.key} node={node} isPointed={pointed === node.key} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SelectedNode({
  chosen: { page, words, poster, count, isSign },
  kinds,
}: {
  chosen: NonNullable<NetworkView['selectedNode']>
  kinds: NetworkView['urlParams']['kinds']
}) {
  const { t } = useTranslation('network')
  return (
    <>
      {poster && <img className={styles.poster} src={poster} alt="" width={160} height={120} />}
      {words && <p lang={words.language}>{words.text}</p>}
      {!isSign && (
        <>
          <p className={styles.quiet}>{t('field')}</p>
          <p className={styles.quiet}>{t('signs', { count: count ?? 0 })}</p>
        </>
      )}
      <p className={styles.ways}>
        {page && <a href={page}>{t('openSign')}</a>}
        <a href={networkQueryString({ kinds })} data-whole>
          {t('whole')}
        </a>
      </p>
    </>
  )
}

function Group({
  group: { id, title, nodes, pairs },
  pointed,
}: { group: GroupView } & Pick<Props, 'pointed'>) {
  return (
    <section className={styles.group} aria-labelledby={`group-${id}`}>
      <h3 id={`group-${id}`} className={styles.title}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose lists without markers as lists. */}
      <ul role="list" className={styles.rows}>
        {nodes.map(({ under, ...node }) => (
          <NodeRow key={node.key} node={node} isPointed={pointed === node.key}>
            {under.length > 0 && (
              // biome-ignore lint/a11y/noRedundantRoles: Safari does not expose lists without markers as lists.
              <ul role="list" className={styles.under}>
                {under.map((field) => (
                  <SubField key={field.key} node={field} isPointed={pointed === field.key} />
                ))}
              </ul>
            )}
          </NodeRow>
        ))}
        {pairs.map(([one, other]) => (
          <li key={`${one.key} ${other.key}`} className={styles.pair}>
            <a href={one.to} data-node={one.key} className="gloss">
              {one.name}
            </a>
            <a href={other.to} data-node={other.key} className="gloss">
              {other.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A sub-field with its name and number of signs. */
function SubField({ node: { key, name, language, count, to }, isPointed }: NodeRowProps) {
  const { t } = useTranslation('network')
  return (
    <li className={classNames(styles.sub, isPointed && styles.pointed)}>
      <a href={to} data-node={key} lang={language ?? undefined}>
        {name}
      </a>{' '}
      <span className={styles.more}>{t('signs', { count: count ?? 0 })}</span>
    </li>
  )
}

function EmptyMessage({ view: { selectedNode, q, urlParams } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('network')
  if (urlParams.kinds.length === 0)
    return <p>{t(selectedNode === null ? 'none.all' : selectedNode.isSign ? 'none.sign' : 'none.field')}</p>
  return (
    <p>
      {t('none.kinds')}{' '}
      <a href={networkQueryString({ ...urlParams, q, kinds: [] })} data-whole>
        {t('allKinds')}
      </a>
    </p>
  )
}
