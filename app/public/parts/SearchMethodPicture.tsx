import { illustrationHands } from '#domains/hand-drawings/illustration-hands.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { BodyLocationIcon } from './BodyLocationIcon.tsx'
import styles from './SearchMethods.module.css'

/** A sign shown in the pictures of the search methods. */
export interface IllustrationSign {
  poster: string
  /** A translation in the page's language. */
  word: string | null
}

const maxPosters = 5

/** Three handshapes of clearly different families. */
const hands = ['five-hand', 'v-hand', 'y-hand'] as const

interface Props {
  method: 'handshape' | 'words' | 'category' | 'network' | 'viewAll'
  signs: readonly IllustrationSign[]
}

/** A picture of a search method. */
export function SearchMethodPicture({ method, signs }: Props) {
  if (method === 'words') return <WordToSign sign={withShortestWord(signs)} />
  if (method === 'handshape') return <Hands />
  if (method === 'category') return <HandAndLocation />
  return method === 'network' ? <NetworkPicture signs={signs} /> : <PosterRow signs={signs} />
}

const Hands = () => hands.map((hand) => <Hand key={hand} hand={hand} />)

const Hand = ({ hand }: { hand: keyof typeof illustrationHands }) => (
  <HandPicture hand={illustrationHands[hand]} size="large" />
)

const HandAndLocation = () => (
  <>
    <Hand hand="l-hand" />
    <span className={styles.joined}>+</span>
    <BodyLocationIcon className={styles.body} />
  </>
)

/** A sign in the centre with edges to others. */
const NetworkPicture = ({ signs }: { signs: readonly IllustrationSign[] }) => (
  <svg className={styles.ties} viewBox="0 0 240 116" aria-hidden>
    {edges.map(({ x, y }) => (
      <path key={x} d={`M120 58L${x} ${y}`} />
    ))}
    {edges.map(({ x, y, r }) => (
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
const edges = [
  { x: 34, y: 26, r: 12 },
  { x: 24, y: 86, r: 8 },
  { x: 64, y: 100, r: 10 },
  { x: 184, y: 18, r: 10 },
  { x: 214, y: 64, r: 13 },
  { x: 176, y: 100, r: 8 },
]

/** The sign with the shortest word, which fits in a small box. */
const withShortestWord = (signs: readonly IllustrationSign[]): IllustrationSign | undefined =>
  signs.filter(({ word }) => word).toSorted((a, b) => (a.word?.length ?? 0) - (b.word?.length ?? 0))[0]

function WordToSign({ sign }: { sign: IllustrationSign | undefined }) {
  return (
    <>
      <span className={styles.typed}>{sign?.word ?? 'abc'}</span>
      <span className={styles.leads} />
      {sign ? <Poster sign={sign} /> : <Hand hand="flat-hand" />}
    </>
  )
}

function PosterRow({ signs }: { signs: readonly IllustrationSign[] }) {
  if (signs.length < 2) return <Hands />
  return (
    <span className={styles.many}>
      {signs.slice(0, maxPosters).map((sign) => (
        <Poster key={sign.poster} sign={sign} />
      ))}
    </span>
  )
}

const Poster = ({ sign: { poster } }: { sign: IllustrationSign }) => (
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
