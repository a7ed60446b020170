import type { PropertyIssue } from '#domains/signs/kinds/index.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { isSignLanguageCode } from '#domains/signs/sign-language-codes.ts'

/** A sign language is named by its code, unless the sign had another name before: imports may contain one. */
export function foreignRelationIssues(
  { foreignRelations }: SignDocument,
  previous: SignDocument | undefined,
): PropertyIssue[] {
  const known = new Set(previous?.foreignRelations.map(({ signLanguage }) => signLanguage))
  const isWrong = foreignRelations.some(
    ({ signLanguage }) => !known.has(signLanguage) && !isSignLanguageCode(signLanguage),
  )
  return isWrong ? [{ key: 'foreignRelations', code: 'sign.foreignLanguage', params: {} }] : []
}
