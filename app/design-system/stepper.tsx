import { getMessagesUrl } from '#platform/i18n/i18n-resources.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { ButtonLink } from '#ui/base/Button.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { TextInput } from '#ui/base/TextInput.tsx'
import CircleDashed from '#ui/icons/circle-dashed.ts'
import Hand from '#ui/icons/hand.ts'
import { StateChip } from '#ui/panel/StateChip.tsx'
import { NextStage, Stepper } from '#ui/panel/Stepper.tsx'
import { useRootData } from '../frame/use-root-data.ts'
import { requireLocale } from '../page-errors.ts'
import type { Route } from './+types/stepper.ts'
import { guidePageData } from './guide-page-data.ts'
import { longWords } from './long-words.ts'
import styles from './stepper.module.css'

export { pageMeta as meta } from '../page-meta.ts'

export const loader = ({ params }: Route.LoaderArgs) => ({
  ...guidePageData(params, 'stepper'),
  messages: getMessagesUrl(requireLocale(params), ['designSystem', 'kit']),
})

/** The frame of a form in stages, as it fills a window. */
export default function StepperGuide() {
  const { t } = useTranslation('designSystem')
  const { locale } = useRootData()
  const here = localizedPath(locale, '/design-system/stepper')
  const parts = ['hands', 'location', 'movement'] as const
  return (
    <Stepper
      back={{ to: localizedPath(locale, '/design-system/components'), label: t('components.title') }}
      title={<span className="gloss">{t('sample.water')}</span>}
      state={
        <StateChip icon={CircleDashed} tone="warning">
          {t('list.pending')}
        </StateChip>
      }
      saved={t('stepper.saved')}
      tools={
        <>
          <ButtonLink to={here}>{t('stepper.preview')}</ButtonLink>
          <ButtonLink to={here}>{t('stepper.leave')}</ButtonLink>
        </>
      }
      steps={[
        { id: 'video', to: here, label: t('stepper.video'), state: 'done', stateText: t('stepper.complete') },
        {
          id: 'phonology',
          to: here,
          label: t('stepper.phonology'),
          state: 'current',
          stateText: t('stepper.started'),
          parts: parts.map((part, at) => ({
            to: `${here}#${part}`,
            label: t(`sample.${part}`),
            stateText: at === 1 ? t('stepper.complete') : t('stepper.filled', { filled: at + 1, count: 5 }),
            isDone: at === 1,
            isCurrent: at === 0,
          })),
        },
        {
          id: 'long',
          to: here,
          label: longWords[0].text,
          state: 'other',
          stateText: t('stepper.nothing'),
        },
        {
          id: 'notes',
          to: here,
          label: t('sample.description'),
          state: 'other',
          stateText: t('stepper.nothing'),
        },
      ]}
      film={{
        label: t('sample.loop'),
        content: (
          <div className={styles.film}>
            <Icon icon={Hand} size={48} />
          </div>
        ),
      }}
      previous={{ to: here, label: t('stepper.video') }}
      next={
        <ButtonLink to={here} variant="primary">
          <NextStage>{t('sample.description')}</NextStage>
        </ButtonLink>
      }
    >
      <h2>{t('stepper.phonology')}</h2>
      <p>{t('stepper.lead')}</p>
      {parts.map((part) => (
        <section key={part} id={part} className={styles.part}>
          <h3>{t(`sample.${part}`)}</h3>
          <Field label={t('sample.word')} hint={t('sample.wordHint')}>
            {(control) => <TextInput {...control} name={part} />}
          </Field>
          <Field label={t('sample.description')}>{(control) => <TextInput {...control} />}</Field>
        </section>
      ))}
    </Stepper>
  )
}
