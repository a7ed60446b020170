import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { HandPicture } from '#domains/hand-drawings/ui/HandPicture.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { classNames } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/Icon.tsx'
import { NarrowDisclosure } from '#ui/base/NarrowDisclosure.tsx'
import Check from '#ui/icons/check.ts'
import Undo from '#ui/icons/undo-2.ts'
import type { HandBuilderView, LookOptionView } from '../../../presenters/hand-builder.presenter.ts'
import { emptyLook } from '../../../query/hand-look.ts'
import { FingerChoice } from './FingerChoice.tsx'
import styles from './HandBuilder.module.css'
import { type LookChoice, LookControl } from './LookControl.tsx'

interface Props {
  view: HandBuilderView<HandPictureView>
  /** URLs of the pictures: see `handPictureUrls`. */
  urls: ReadonlyMap<string, string>
  /** How many handshapes fit, in words: a link to them where they are out of sight; null while nothing is chosen. */
  answer: { text: string; id: string } | null
  choice: LookChoice
}

type RowView = Props['view']['rows'][number]

/**
 * The look of a hand: the fingers that stand out on a drawn hand, how they are bent, how they lie
 * beside each other, and what the thumb does. In a narrow window the rows are folded until a finger is chosen.
 */
export function HandBuilder({ view, urls, answer, choice }: Props) {
  const { t } = useTranslation('handBuilder')
  const { fingers, rows, hasChoice } = view
  const hasFinger = fingers.some(({ isChosen }) => isChosen)
  const shown = hasFinger ? rows.slice(0, 1) : []
  const folded = rows.slice(shown.length)
  const row = (one: RowView) => <OptionRow key={one.name} row={one} urls={urls} choice={choice} />
  return (
    <section className={styles.builder} aria-labelledby="build">
      <div className={styles.head}>
        <h2 id="build" className={styles.title}>
          {t('build')}
        </h2>
        <p id="tap" className={classNames(styles.hint, answer !== null && styles.hintBefore)}>
          {t('tap')}
        </p>
        {hasChoice && <Clear choice={choice} />}
      </div>
      {answer && (
        <a href={`#${answer.id}`} className={styles.answer}>
          {answer.text}
        </a>
      )}
      <FingerChoice fingers={fingers} choice={choice} labelledBy="tap" className={styles.fingers} />
      {shown.map(row)}
      <NarrowDisclosure
        openFrom="tablet"
        className={styles.fold}
        summary={t(hasFinger ? 'moreBesides' : 'more')}
        open={folded.some(({ options }) => options.some((one) => one.isChosen))}
      >
        {folded.map(row)}
      </NarrowDisclosure>
    </section>
  )
}

function Clear({ choice }: { choice: LookChoice }) {
  const { t } = useTranslation('handBuilder')
  const shown = {
    variant: 'quiet',
    icon: <Icon icon={Undo} />,
    className: styles.clear,
    children: t('clear'),
  } as const
  return choice.onChoose ? (
    <Button {...shown} onClick={() => choice.onChoose(emptyLook)} />
  ) : (
    <ButtonLink {...shown} to={choice.hrefOf(emptyLook)} />
  )
}

interface OptionRowProps extends Pick<Props, 'urls' | 'choice'> {
  row: RowView
}

function OptionRow({ row: { name, options }, urls, choice }: OptionRowProps) {
  const { t } = useTranslation('handBuilder')
  const id = `row-${name}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links.
    <div className={styles.row} role="group" aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {t(`row.${name}`)}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari does not expose an unstyled list as a list. */}
      <ul role="list" className={styles.options}>
        {options.map((option) => (
          <li key={option.label}>
            <Option option={option} urls={urls} choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OptionProps extends Pick<Props, 'urls' | 'choice'> {
  option: LookOptionView<HandPictureView>
}

/** A choice as a drawn hand with its name. One that no handshape has cannot be chosen, unless it is chosen already. */
function Option({ option: { label, isChosen, fits, picture, look }, urls, choice }: OptionProps) {
  const { t } = useTranslation('handBuilder')
  const content = (
    <>
      {picture && <HandPicture hand={picture} urls={urls} className={styles.picture} />}
      <span className={styles.name}>
        {isChosen && <Icon icon={Check} size={16} className={styles.tick} />}
        {t(label)}
      </span>
      {!fits && <span className={styles.none}>{t('unavailable')}</span>}
    </>
  )
  const className = classNames(styles.option, isChosen && styles.chosen, !fits && styles.unavailable)
  return fits || isChosen ? (
    <LookControl choice={choice} look={look} isChosen={isChosen} className={className}>
      {content}
    </LookControl>
  ) : (
    <span className={className}>{content}</span>
  )
}
