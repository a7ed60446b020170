import type { SmallNetworkView } from '../small-network.presenter.ts'
import styles from './SmallNetwork.module.css'

const percent = (value: number) => `${value}%`

/** A sign with its neighbours around it as links. Rendered on the server, without JavaScript. */
export function SmallNetwork({ network: { gloss, nodes, networkLink } }: { network: SmallNetworkView }) {
  return (
    <>
      <div className={styles.network}>
        <svg className={styles.lines} aria-hidden="true">
          {nodes.map(({ key, kind, x, y, isSign }) => (
            <line
              key={`${key} ${kind}`}
              className={isSign ? styles.line : styles.held}
              x1="50%"
              y1="50%"
              x2={percent(x)}
              y2={percent(y)}
            />
          ))}
          <circle className={styles.middle} cx="50%" cy="50%" r="10" />
        </svg>
        <p className={`gloss ${styles.gloss}`}>{gloss}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose lists without markers as lists. */}
        <ul role="list" className={styles.nodes}>
          {nodes.map(({ key, name, language, isSign, kind, to, x, y }) => (
            <li
              key={`${key} ${kind}`}
              className={styles.node}
              style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}
            >
              <a href={to} className={isSign ? 'gloss' : undefined} lang={language ?? undefined}>
                {name}
              </a>
              <span className={styles.kind}>{kind}</span>
            </li>
          ))}
        </ul>
      </div>
      <p>
        <a href={networkLink.to}>{networkLink.text}</a>
      </p>
    </>
  )
}
