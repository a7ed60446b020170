import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { mayCreate } from '#domains/signs/sign.policy.ts'
import type { Actor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { signTokensOf } from '../example-tokens.ts'

/**
 * The tokens of an example that are no published sign; pages show them as text, without a link.
 * @param input.self id of the described sign, whose source decides what an id of a source means
 */
export function findUnknownExampleSigns(
  { dictionary }: { dictionary: Pick<PublishedDictionary, 'byToken' | 'card'> },
  actor: Actor,
  { signs, self }: { signs: string; self: number | undefined },
): string[] {
  authorize(mayCreate(actor))
  const source = dictionary.card(self ?? 0)?.source ?? null
  return signTokensOf([signs]).filter((token) => !dictionary.byToken(token, source))
}
