import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import { BodyMark } from './BodyMark.tsx'
import styles from './Doors.module.css'

/** What the pictures of the doors are made of: signs of this dictionary. */
export interface DoorSign {
  poster: string
  /** A word for it in the page's language; null where there is none. */
  word: string | null
}

const postersShown = 5

/** Of three families that nobody takes for one another. */
const hands = ['S15a00', 'S10000', 'S20300']

interface Props {
  /** The key of the page behind the door. */
  of: 'handshape' | 'words' | 'category' | 'network' | 'viewAll'
  signs: readonly DoorSign[]
}

/** What a way of searching does, in a picture: a word becomes a sign; hands; hand and place; ties; many signs. */
export function DoorPicture({ of, signs }: Props) {
  if (of === 'words') return <WordToSign sign={shortest(signs)} />
  if (of === 'handshape') return <Hands />
  if (of === 'category') return <HandAndPlace />
  return of === 'network' ? <Tied signs={signs} /> : <Many signs={signs} />
}

const Hands = () => hands.map((symbol) => <HandSymbol key={symbol} symbol={symbol} className={styles.hand} />)

const HandAndPlace = () => (
  <>
    <HandSymbol symbol="S15a00" className={styles.hand} />
    <span className={styles.joined}>+</span>
    <BodyMark className={styles.body} />
  </>
)

/** One sign in the middle and its ties to others. */
const Tied = ({ signs }: { signs: readonly DoorSign[] }) => (
  <svg className={styles.ties} viewBox="0 0 240 116" aria-hidden>
    {ties.map(({ x, y }) => (
      <path key={x} d={`M120 58L${x} ${y}`} />
    ))}
    {ties.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
    {signs[0] ? (
      <image
        href={signs[0].poster}
        x={82}
        y={20}
        width={76}
        height={76}
        preserveAspectRatio="xMidYMin slice"
      />
    ) : (
      <circle cx={120} cy={58} r={26} />
    )}
  </svg>
)
const ties = [
  { x: 34, y: 26, r: 12 },
  { x: 24, y: 86, r: 8 },
  { x: 64, y: 100, r: 10 },
  { x: 184, y: 18, r: 10 },
  { x: 214, y: 64, r: 13 },
  { x: 176, y: 100, r: 8 },
]

/** The sign whose word has room in a small box. */
const shortest = (signs: readonly DoorSign[]): DoorSign | undefined =>
  signs.filter(({ word }) => word).toSorted((a, b) => (a.word?.length ?? 0) - (b.word?.length ?? 0))[0]

function WordToSign({ sign }: { sign: DoorSign | undefined }) {
  return (
    <>
      <span className={styles.typed}>{sign?.word ?? 'abc'}</span>
      <span className={styles.leads} />
      {sign ? <Poster sign={sign} /> : <HandSymbol symbol="S10000" className={styles.hand} />}
    </>
  )
}

function Many({ signs }: { signs: readonly DoorSign[] }) {
  if (signs.length < 2) return <Hands />
  return (
    <span className={styles.many}>
      {signs.slice(0, postersShown).map((sign) => (
        <Poster key={sign.poster} sign={sign} />
      ))}
    </span>
  )
}

const Poster = ({ sign: { poster } }: { sign: DoorSign }) => (
  <img
    className={styles.poster}
    src={poster}
    alt=""
    width={320}
    height={240}
    loading="lazy"
    decoding="async"
  />
)
