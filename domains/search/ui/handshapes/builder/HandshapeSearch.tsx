import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { HandStyle } from '#domains/hand-drawings/shown-picture.ts'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { InlineHands, useInlineHands } from '#domains/hand-drawings/ui/InlineHands.tsx'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { EmptyState } from '#ui/base/EmptyState.tsx'
import type { HandBuilderView } from '../../../presenters/hand-builder.presenter.ts'
import type { HandChartFamilyView, HandMatchesView } from '../../../presenters/hand-matches.presenter.ts'
import { formatHandLook, type HandLook } from '../../../query/hand-look.ts'
import { withHandNames } from '../../../query/hand-names.ts'
import { withHandStyle } from '../../../query/hand-style.ts'
import { HandStyleSwitch } from '../HandStyleSwitch.tsx'
import { useHandStyle } from '../use-hand-style.ts'
import { HandBuilder } from './HandBuilder.tsx'
import { HandChart } from './HandChart.tsx'
import { HandMatches } from './HandMatches.tsx'
import styles from './HandshapeSearch.module.css'
import { NamesSwitch } from './NamesSwitch.tsx'
import { previewLook } from './preview-look.ts'
import { useHandNames } from './use-hand-names.ts'
import { usePendingLook } from './use-pending-look.ts'

interface Props {
  builder: HandBuilderView<HandPictureView>
  /** All used handshapes, while nothing is chosen. */
  chart: HandChartFamilyView[]
  /** What fits the choice; null while nothing is chosen. */
  matches: HandMatchesView | null
  /** The number of all handshapes. */
  total: number
  /** The search for which a handshape is chosen; null when its signs are looked for. */
  target: HandTargetView | null
  locale: Locale
}

/** The search by categories for which a handshape is chosen. */
export interface HandTargetView {
  /** The name of the filter. */
  title: string
  /** Its parameters in the URL of this page. */
  parameters: string
  /** The path back, without the language. */
  path: string
}

/** As many as stand beside each other on a wide page. */
const firstRow = 8

/** The hand to build; beside it the handshapes that fit and their signs, or all used handshapes. */
export function HandshapeSearch({ builder, chart, matches, total, target, locale }: Props) {
  const { t } = useTranslation('handBuilder')
  const { style, inUrl } = useHandStyle()
  const names = useHandNames()
  const pending = usePendingLook()
  const rows = builder.rows.map((row) => row.options.flatMap(({ picture }) => picture ?? []))
  const hands = matches ? [...matches.fitting, ...matches.near] : chart.flatMap((family) => family.hands)
  const used = hands.length
  const inline = useInlineHands([...hands.slice(0, firstRow), ...(rows[0] ?? [])], style)
  const hrefOf = (look: HandLook) => {
    const parameters = [target?.parameters, formatHandLook(look)].filter(Boolean).join('&')
    return withHandNames(withHandStyle(parameters, inUrl ?? 'drawing'), names.inUrl) || '?'
  }
  const shown = { style, urls: handPictureUrls(hands, style, inline.urls), locale }
  const answer = matches
    ? matches.fitting.length > 0
      ? t('fitting', { count: matches.fitting.length })
      : t('noneFits')
    : t('used', { count: used })
  return (
    <>
      <InlineHands {...inline} />
      <h1 className={styles.question}>{t('title')}</h1>
      {target ? (
        <p>
          {t('target', { filter: target.title })} <a href={`/${locale}${target.path}`}>{t('targetBack')}</a>
        </p>
      ) : (
        <p className={styles.lead}>{t('lead')}</p>
      )}
      <div className={styles.page}>
        <div className={styles.builder}>
          <HandBuilder
            view={pending ? previewLook(builder, pending) : builder}
            urls={handPictureUrls(rows.flat(), 'drawing', inline.urls)}
            answer={matches && { text: answer, id: 'answer' }}
            choice={{ hrefOf }}
          />
        </div>
        <div className={styles.found} aria-busy={pending !== null}>
          <div className={styles.head}>
            <div role="status">
              <h2 id="answer" tabIndex={-1} className={styles.answer}>
                {answer}
              </h2>
            </div>
            {matches === null && (
              <a href={`/${locale}/search-signs/handshape/view-all`} className={styles.all}>
                {t('showAll', { count: total })}
              </a>
            )}
            {matches === null && used > 0 && <NamesSwitch />}
          </div>
          {matches ? (
            <HandMatches {...shown} view={matches} notationUrls={symbolUrls(matches.fitting, style)}>
              <HandStyleSwitch />
            </HandMatches>
          ) : used > 0 ? (
            <>
              <HandChart {...shown} families={chart} isNamed={names.isOn} />
              <div className={styles.style}>
                <HandStyleSwitch />
              </div>
            </>
          ) : (
            <NoHandshapes locale={locale} />
          )}
        </div>
      </div>
    </>
  )
}

/** The symbols that stand beside drawn hands as notation; none when symbols are shown instead of hands. */
const symbolUrls = (hands: readonly HandPictureView[], style: HandStyle) =>
  style === 'symbol'
    ? new Map<string, string>()
    : handPictureUrls(
        hands.map(({ symbol }) => ({ symbol, drawing: null, picture: null })),
        'symbol',
      )

/** The message of a dictionary in which no sign has a handshape. */
function NoHandshapes({ locale }: Pick<Props, 'locale'>) {
  const { t } = useTranslation('handshapes')
  return (
    <EmptyState
      title={t('none.title')}
      level={3}
      actions={<a href={`/${locale}/search-signs/words`}>{t('none.words')}</a>}
    />
  )
}
