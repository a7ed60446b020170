import { useNavigation } from 'react-router'
import type { FormRefusal } from '#platform/forms/form-refusal.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { Select } from '#ui/base/Select.tsx'
import { FormField, FormProblem, ValidatedForm } from '#ui/base/ValidatedForm.tsx'
import { countingRules, glossHands } from '../../eaf-video.ts'
import { handField } from '../../gloss-change.input.ts'
import { type ConventionExample, conventionIds, type GlossChoice } from '../../gloss-choice.ts'
import { ConventionExamples } from './ConventionExamples.tsx'
import { foldTiers } from './fold-tiers.ts'
import { GlossTierTable, type TierView } from './GlossTierTable.tsx'
import styles from './glosses.module.css'

interface Props {
  tiers: readonly TierView[]
  choice: GlossChoice
  origin: 'chosen' | 'remembered' | 'proposed'
  examples: readonly ConventionExample[]
  revision: number
  /** Values of a form that was sent but not stored. */
  sent: Record<string, string> | undefined
  refused: FormRefusal | undefined
}

/** Which tiers have glosses, how these are written and how they are counted. */
export function GlossTiersForm({ tiers, choice, origin, examples, revision, sent, refused }: Props) {
  const { t } = useTranslation('eafGlosses')
  const isSending = useNavigation().state === 'submitting'
  const hands = new Map(choice.tiers.map(({ name, hand }) => [name, hand]))
  const values = sent ?? {
    convention: choice.convention,
    counting: choice.counting,
    ...Object.fromEntries(tiers.map(({ position, name }) => [handField(position), hands.get(name) ?? ''])),
  }
  const { shown, folded } = foldTiers(tiers, (tier) => Boolean(values[handField(tier.position)]))
  return (
    <section className={styles.part} aria-labelledby="gloss-tiers">
      <h2 id="gloss-tiers">{t('tiers.title')}</h2>
      <p>
        {origin === 'chosen' ? t('tiers.chosen', { count: choice.tiers.length }) : t(`tiers.${origin}`)}{' '}
        {t('tiers.kept')}
      </p>
      <ValidatedForm className={styles.part} refusal={refused} values={values} allRequired>
        <FormProblem />
        <input type="hidden" name="revision" value={revision} />
        <GlossTierTable tiers={shown} hands={glossHands} />
        {folded.length > 0 && (
          <Disclosure summary={t('tiers.more', { count: folded.length })}>
            <GlossTierTable tiers={folded} hands={glossHands} />
          </Disclosure>
        )}
        <div className={styles.rules}>
          <FormField name="convention" label={t('convention.label')}>
            {(control) => (
              <Select {...control}>
                {conventionIds.map((id) => (
                  <option key={id} value={id}>
                    {t(`convention.name.${id}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <ConventionExamples examples={examples} />
          <FormField name="counting" label={t('counting.label')}>
            {(control) => (
              <Select {...control}>
                {countingRules.map((rule) => (
                  <option key={rule} value={rule}>
                    {t(`counting.${rule}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <div className={styles.actions}>
            <Button
              type="submit"
              name="intent"
              value="choose"
              variant={origin === 'chosen' ? 'secondary' : 'primary'}
              pending={isSending}
            >
              {t('choose.button')}
            </Button>
            <Button type="submit" name="intent" value="compare" variant="quiet">
              {t('choose.compare')}
            </Button>
          </div>
        </div>
      </ValidatedForm>
    </section>
  )
}
