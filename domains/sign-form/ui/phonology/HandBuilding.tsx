import { useMemo, useState } from 'react'
import { handPictureUrls } from '#domains/hand-drawings/ui/hand-picture-urls.ts'
import { rankHandshapes } from '#domains/phonology/rank-handshapes.ts'
import { presentHandBuilder } from '#domains/search/presenters/hand-builder.presenter.ts'
import { emptyLook, rememberedFrom } from '#domains/search/query/hand-look.ts'
import { HandBuilder } from '#domains/search/ui/handshapes/builder/HandBuilder.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { describedHandshapes } from '../../handshape-choices.ts'
import { useFormContext } from '../form-context.ts'
import styles from './HandBuilding.module.css'
import { HandshapeGrid } from './HandshapeGrid.tsx'

interface Props {
  onPick: (id: number) => void
}

/** A hand that is built finger by finger, and the handshapes that fit it. */
export function HandBuilding({ onPick }: Props) {
  const { t } = useTranslation('signPhonology')
  const { handshapes } = useFormContext().phonology
  const described = useMemo(() => describedHandshapes(handshapes), [handshapes])
  const urls = useMemo(() => handPictureUrls(handshapes), [handshapes])
  const [look, setLook] = useState(emptyLook)
  const byId = new Map(handshapes.map((hand) => [hand.id, hand]))
  const view = presentHandBuilder(look, described, (id) => byId.get(id) ?? null)
  const fitting = view.hasChoice
    ? rankHandshapes(rememberedFrom(look), described)
        .filter(({ distance }) => distance === 0)
        .flatMap(({ id }) => byId.get(id) ?? [])
        .toSorted((a, b) => b.count - a.count)
    : []
  return (
    <div className={styles.building}>
      <HandBuilder view={view} urls={urls} answer={null} choice={{ onChoose: setLook }} />
      <div>
        <p role="status" className={styles.answer}>
          {view.hasChoice && t('picker.fitting', { count: fitting.length })}
        </p>
        {fitting.length > 0 && (
          <HandshapeGrid label={t('picker.grid')} hands={fitting} value={undefined} onPick={onPick} />
        )}
      </div>
    </div>
  )
}
