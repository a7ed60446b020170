import { signLanguageName } from '#domains/content/dataset.presenter.ts'
import type { PublishedSign } from '#domains/publication/published-dictionary.ts'
import type { SignCardView } from '#domains/search/presenters/search.presenter.ts'
import type { RelationKind } from '#domains/signs/sign-document.ts'
import { type PresenterContext, presentSignCard } from './presenter-context.ts'

export interface RelationView {
  kind: RelationKind
  name: string
  cards: SignCardView[]
}

/**
 * Related signs by kind, in the order of their first relation, and those of other sign languages. Variants are returned
 * separately.
 */
export function presentRelations(
  { relations, document }: Pick<PublishedSign, 'relations' | 'document'>,
  context: PresenterContext,
) {
  const cardsOf = (members: typeof relations) => members.map(({ sign }) => presentSignCard(sign, context))
  const byKind = Map.groupBy(relations, ({ kind }) => kind)
  const variants = cardsOf(byKind.get('variant') ?? [])
  byKind.delete('variant')
  return {
    variants,
    relations: [...byKind].map(
      ([kind, members]): RelationView => ({
        kind,
        name: context.t(`signs:relation.${kind}`),
        cards: cardsOf(members),
      }),
    ),
    foreignRelations: presentForeignRelations({ document }, context),
  }
}

/** Related signs of other sign languages. */
export const presentForeignRelations = (
  { document }: Pick<PublishedSign, 'document'>,
  { t, locale }: PresenterContext,
) =>
  document.foreignRelations.map(({ signLanguage, text }) => ({
    signLanguage: signLanguageName(signLanguage, locale, t),
    text,
  }))
