import { handsOfPicture } from '#domains/hand-drawings/articulation-picture.ts'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import type { SignView } from '../presenters/sign.presenter.ts'

/** All hands that the page of a sign shows, those of its neighbours included. */
export function handsOfSign({
  picture,
  articulation,
  groups,
  minimalPairs,
  sameValue,
  similar,
  variants,
  relations,
}: SignView): (HandPictureView | null)[] {
  const properties = [
    ...Object.values(articulation ?? {}).flatMap((part) =>
      typeof part === 'object' && part !== null ? part.properties : [],
    ),
    ...(articulation?.hands?.handshapes ?? []),
    ...groups.flatMap((group) => group.properties),
  ]
  const cards = [
    ...[...similar.first, ...similar.more].map(({ card }) => card),
    ...minimalPairs.flatMap(({ pairs }) => pairs.map(({ card }) => card)),
    ...sameValue.flatMap((same) => same.cards),
    ...[...variants, ...relations.flatMap((relation) => relation.cards)],
  ]
  return [
    ...properties.flatMap(({ values }) => values),
    ...minimalPairs.flatMap(({ ownValues, pairs }) => [
      ...ownValues,
      ...pairs.flatMap(({ otherValues }) => otherValues),
    ]),
    ...sameValue.map(({ value }) => value),
    ...cards.flatMap((card) => handsOfPicture(card.articulation)),
    ...handsOfPicture(picture),
  ]
}
