import { classNames } from './class-names.ts'
import styles from './SignMark.module.css'
import { signSymbols } from './sign-symbols.ts'

export type SignSymbolName = keyof typeof signSymbols

/** One SignWriting handshape as an ornament: the mark of an empty state, of a picture not yet there. */
export function SignMark({
  name,
  size = 3,
  className,
}: {
  name: SignSymbolName
  size?: number
  className?: string
}) {
  const { width, height, line, fill } = signSymbols[name]
  return (
    <svg
      aria-hidden
      className={classNames(styles.mark, className)}
      width={width * size}
      height={height * size}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path className={styles.fill} d={fill} />
      <path d={line} />
    </svg>
  )
}

const friezeOrder: SignSymbolName[] = [
  'index',
  'flat',
  'ring',
  'fist',
  'two',
  'thumb',
  'five',
  'curved',
  'corner',
  'crossed',
]

/** A thin row of handshapes across the page; it says nothing that is not said elsewhere. */
export function Frieze({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.frieze, className)} aria-hidden>
      {friezeOrder.map((name) => (
        <SignMark key={name} name={name} size={1} />
      ))}
    </div>
  )
}
