import styles from './NetworkPicture.module.css'

interface Node {
  id: number
  gloss: string
  poster: string
}

/** A sign and some of its neighbours, with the URLs of their posters. */
export interface NetworkPictureView {
  centre: Node
  around: readonly Node[]
}

/** Centres of the neighbours in percent, on the way round. */
const positions = [
  { x: 18, y: 20 },
  { x: 82, y: 20 },
  { x: 18, y: 72 },
  { x: 82, y: 72 },
]
const middle = { x: 50, y: 45 }

/** A real corner of the network: a sign with its neighbours. Without one, only its lines. */
export function NetworkPicture({ network }: { network: NetworkPictureView | null }) {
  const count = network?.around.length ?? positions.length
  return (
    <div className={styles.network} aria-hidden>
      <svg className={styles.lines} aria-hidden>
        {positions.slice(0, count).map(({ x, y }) => (
          <line key={`${x} ${y}`} x1={`${middle.x}%`} y1={`${middle.y}%`} x2={`${x}%`} y2={`${y}%`} />
        ))}
        {!network &&
          positions.map(({ x, y }) => <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={9} />)}
        {!network && <circle cx={`${middle.x}%`} cy={`${middle.y}%`} r={16} />}
      </svg>
      {network?.around.map((node, at) => (
        <Sign key={node.id} node={node} {...(positions[at] ?? middle)} />
      ))}
      {network && <Sign node={network.centre} {...middle} isCentre />}
    </div>
  )
}

const Sign = ({ node, x, y, isCentre }: { node: Node; x: number; y: number; isCentre?: boolean }) => (
  <span
    className={styles.sign}
    data-centre={isCentre || undefined}
    style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
  >
    <img src={node.poster} alt="" width={96} height={96} loading="lazy" decoding="async" />
    <span className={`gloss ${styles.gloss}`}>{node.gloss}</span>
  </span>
)
