import { readArticulation } from '#domains/sign-form/articulation-filters.ts'
import {
  findGlossHolder,
  findNearestSigns,
  findSameWordSigns,
  findSignChoices,
  findUnknownExampleSigns,
  getNewerVersion,
} from '#domains/sign-form/index.ts'
import type {
  FoundSignsWire,
  GlossWire,
  NearestSignsWire,
  NewerVersionWire,
  UnknownSignsWire,
} from '#domains/sign-form/sign-form.wire.ts'
import { wordsOf } from '#domains/sign-form/words-of.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseId } from '#platform/forms/parse-id.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { panelContext } from '../guard.ts'
import { answerJson } from '../json-request.ts'
import type { Route } from './+types/lookup.ts'

const maxTextLength = 500

/**
 * What the form asks while somebody types: the signs that match `q`, who has a `gloss`, the version of the sign `newer`
 * after the revision `base`, the signs `nearest` in the described properties, those that have a `word`,
 * or what in the `signs` of examples is no published sign.
 */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { app, signedIn, locale } = panelContext({ params, context })
  const read = (name: string) => url.searchParams.get(name)
  return answerJson<NewerVersionWire | NearestSignsWire | FoundSignsWire | GlossWire | UnknownSignsWire>(
    { app, locale },
    async () => {
      const [id, baseRevision] = [parseId(read('newer')), parseId(read('base'))]
      if (id !== undefined && baseRevision !== undefined)
        return getNewerVersion(app, signedIn.actor, { id, baseRevision, locale })
      if (read('nearest') !== null) {
        const input = { filters: readArticulation(url.searchParams), self: parseId(read('sign')) }
        return { signs: findNearestSigns(app, signedIn.actor, { ...input, t: translator(locale), locale }) }
      }
      const words = url.searchParams.getAll('word')
      if (words.length > 0)
        return {
          signs: findSameWordSigns(app, signedIn.actor, {
            words: wordsOf({ texts: { gloss: '' }, translations: { '': [words] } }),
            self: parseId(read('sign')),
            locale,
          }),
        }
      const signs = read('signs')
      if (signs !== null)
        return {
          unknown: findUnknownExampleSigns(app, signedIn.actor, { signs, self: parseId(read('sign')) }),
        }
      const gloss = read('gloss')
      const text = gloss ?? read('q') ?? ''
      if (text.length > maxTextLength) throw new AppError('value.tooLong', { params: { max: maxTextLength } })
      if (gloss === null) return { signs: await findSignChoices(app, signedIn.actor, { text, locale }) }
      return {
        holder: await findGlossHolder(app, signedIn.actor, { gloss, self: parseId(read('sign')), locale }),
      }
    },
  )
}
