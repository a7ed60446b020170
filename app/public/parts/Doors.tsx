import { useTranslation } from '#platform/i18n/use-translation.ts'
import { HandSymbol } from '#ui/signwriting/HandSymbol.tsx'
import { addressIn, placesIn } from '../../site-map.ts'
import { useShell } from '../use-shell.ts'
import styles from './Doors.module.css'

/** What the pictures of the doors are made of: signs of this dictionary. */
export interface DoorSign {
  poster: string
  /** A word for it in the page's language; null where there is none. */
  word: string | null
}

const postersShown = 5

/** The ways of searching, each with a picture of what it does: a word becomes a sign; many signs side by side. */
export function Doors({ signs }: { signs: readonly DoorSign[] }) {
  const { t } = useTranslation('public')
  const { locale } = useShell()
  const pictures = {
    words: <WordToSign sign={shortest(signs)} />,
    viewAll: <Many signs={signs} />,
  }
  return (
    <nav aria-label={t('home.ways')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one. */}
      <ul role="list" className={styles.doors}>
        {placesIn('door').map(({ key, path }) => (
          <li key={key}>
            <a className={styles.door} href={addressIn(locale, path)}>
              <span className={styles.picture} aria-hidden>
                {pictures[key]}
              </span>
              <strong className={styles.name}>{t(`place.${key}`)}</strong>
              <span className={styles.text}>{t(`door.${key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
  if (signs.length < 2)
    return ['S15a00', 'S14c00', 'S20300'].map((symbol) => (
      <HandSymbol key={symbol} symbol={symbol} className={styles.hand} />
    ))
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
