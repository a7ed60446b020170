import { canonicalDocument } from '#domains/signs/canonical-document.ts'
import { isFilled } from '#domains/signs/filled-properties.ts'
import type { PropertyIssue } from '#domains/signs/kinds/index.ts'
import { type PropertyKey, property, propertyKeys } from '#domains/signs/properties.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import { type SignValidationContext, validateSign } from '#domains/signs/validate-sign.ts'
import { foreignRelationIssues } from './foreign-relations.ts'

/** What must be filled in every form beyond the rules for every write: imports may leave it out (SGN-02). */
const alwaysMandatory: readonly PropertyKey[] = ['gloss', 'translation']

export interface FormRules extends SignValidationContext {
  /** The properties that the owner made mandatory as well (D50). */
  mandatory?: readonly PropertyKey[]
}

/** The areas that are mandatory because a precise location is given. */
const requiredAreas = (document: SignDocument): PropertyKey[] =>
  propertyKeys.flatMap((key) => {
    const area = property(key).within as PropertyKey | undefined
    return area !== undefined && isFilled(key, document) ? [area] : []
  })

const missing = (key: PropertyKey): PropertyIssue => ({ key, code: 'value.required', params: {} })

/**
 * What is wrong with a described sign, in the order of the form: missing mandatory values, then the rules for every
 * write. The page and the server both use it. One issue for each property.
 */
export function formIssues(document: SignDocument, context: FormRules): PropertyIssue[] {
  const canonical = canonicalDocument(document)
  const issues = [
    ...[...alwaysMandatory, ...(context.mandatory ?? []), ...requiredAreas(canonical)]
      .filter((key) => !isFilled(key, canonical))
      .map(missing),
    ...foreignRelationIssues(canonical, context.previous),
    ...validateSign(canonical, context),
  ]
  return propertyKeys.flatMap((key) => issues.find((issue) => issue.key === key) ?? [])
}
