import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PropertyKey } from '#domains/signs/properties.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { LazyPart } from '#ui/panel/LazyPart.tsx'
import type { LazyComponent } from '#ui/panel/lazy-component.ts'
import { Stepper } from '#ui/panel/Stepper.tsx'
import { type FormStage, formStages } from '../form-stages.ts'
import { signCreatePath, signEditPath } from '../sign-form-paths.ts'
import type { SignFormView } from '../sign-form-view.ts'
import { stageProgress } from '../stage-progress.ts'
import { FormDialogs, type NewValueDialogProps } from './FormDialogs.tsx'
import { FormNotices } from './FormNotices.tsx'
import { FormState } from './FormState.tsx'
import { FormContext } from './form-context.ts'
import { presentStages } from './form-stages.presenter.ts'
import { lazyPreviewStage, lazySimilarSigns } from './lazy-stages.ts'
import { followSave } from './media/file-owner.ts'
import { MediaSection } from './media/MediaSection.tsx'
import { NextStageButton } from './NextStageButton.tsx'
import { SignFilm } from './SignFilm.tsx'
import styles from './SignForm.module.css'
import { StageFields } from './StageFields.tsx'
import { StageSkeleton } from './StageSkeleton.tsx'
import { StageVideo } from './StageVideo.tsx'
import { useFirstField } from './use-first-field.ts'
import { useFormCheck } from './use-form-check.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useRename } from './use-rename.ts'
import { useSignForm } from './use-sign-form.ts'
import { useSignSave } from './use-sign-save.ts'
import { useStage } from './use-stage.ts'
import { useValueNames } from './use-value-names.ts'

interface Props {
  view: SignFormView
  locale: Locale
  /** Where the page leads back to. */
  back: { to: string; label: string }
  /** For people who may add values; the reference lists belong to a higher domain. */
  NewValueDialog?: LazyComponent<NewValueDialogProps> | undefined
}

/** The form of a sign in stages, with a draft that is stored on the server during typing. */
export function SignForm({ view, locale, back, NewValueDialog }: Props) {
  const { t } = useTranslation(['signForm', 'signPhonology'])
  const navigate = useNavigate()
  const { stage, heading, showField } = useStage(view.draft?.stage)
  useFirstField(view.sign === null && view.draft === null)
  const form = useSignForm({ view, locale, mayAddValues: NewValueDialog !== undefined })
  const { document, sign } = form
  const { errors, check } = useFormCheck(form.issues, showField)
  const draft = useFormDraft({ view, locale, sign, document, stage })
  const names = useValueNames(form.context)
  const [film, setFilm] = useState(view.film)
  const [isDeleted, setDeleted] = useState(view.sign?.status === 'deleted')

  const save = useSignSave({
    locale,
    onSaved: async (to) => {
      await draft.sender?.stop()
      await navigate(to)
    },
    onErrors: (refused) => {
      form.setServerErrors(refused)
      const [first] = Object.keys(refused) as PropertyKey[]
      if (first) void showField(first)
    },
    onMerged: (merged, newer) => {
      form.addSigns(newer.signs)
      form.replace(merged)
      if (sign) form.setSign({ id: sign.id, revision: newer.revision })
    },
    onDeleted: () => setDeleted(true),
  })

  const rename = useRename(locale)

  async function handleSave() {
    if (!check(formStages)) return
    await draft.sender?.flush()
    const former = view.document.texts.gloss
    const formerGloss = sign ? await rename.ask(sign.id, { former, gloss: document.texts.gloss }) : 'keep'
    if (formerGloss === null) return
    const saved = save.save(document, { sign, draft: sign ? null : draft.id, formerGloss })
    if (sign === null && draft.id !== null) await followSave(draft.id, saved)
    await saved
  }

  const path = sign ? signEditPath(locale, sign.id) : signCreatePath(locale, draft.id ?? undefined)
  const stagePath = (to: FormStage) => `${path}#${to}`
  const at = formStages.indexOf(stage)
  const [previous, next] = [formStages[at - 1], formStages[at + 1]]
  const gloss = document.texts.gloss || t('newSign')
  const hasFilm = stage !== 'preview' && film !== null
  const hasSimilarSigns = stage === 'identification' || stage === 'phonology'

  return (
    <FormContext value={form.context}>
      <Stepper
        back={back}
        title={<span className="gloss">{gloss}</span>}
        state={view.sign && <FormState status={view.sign.status} />}
        saved={draft.status.kind === 'stored' ? t('draft.saved', { time: draft.status.time }) : ''}
        tools={
          <Button onClick={() => void handleSave()} pending={save.isSaving}>
            {t('save.leave')}
          </Button>
        }
        steps={presentStages(stageProgress(document, form.issues), stage, { stagePath, path, t })}
        {...((hasFilm || hasSimilarSigns) && {
          film: {
            label: t('signPhonology:film.title'),
            content: hasFilm && film && <SignFilm film={film} gloss={gloss} />,
            notes: hasSimilarSigns && (
              <LazyPart component={lazySimilarSigns}>
                {(SimilarSigns) => (
                  <SimilarSigns document={document} withWords={stage === 'identification'} />
                )}
              </LazyPart>
            ),
          },
        })}
        previous={previous && { to: stagePath(previous), label: t(`stages.${previous}`) }}
        next={
          next ? (
            <NextStageButton next={next} onNext={() => check([stage]) && void navigate(stagePath(next))} />
          ) : (
            <Button variant="primary" onClick={() => void handleSave()} pending={save.isSaving}>
              {t('save.save')}
            </Button>
          )
        }
      >
        <noscript>
          <Callout tone="warning" title={t('noScript')} />
        </noscript>
        <div className={styles.form}>
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {t(`stages.${stage}`)}
            </h2>
            <p className={styles.hint}>{t(`intro.${stage}`)}</p>
            <StageVideo key={stage} view={view.videos[stage]} locale={locale} />
          </div>
          <FormNotices
            view={view}
            locale={locale}
            draft={draft}
            stage={stage}
            signId={sign?.id ?? null}
            isDeleted={isDeleted}
            onContinueAsNew={() => {
              form.setSign(null)
              setDeleted(false)
            }}
          />
          {stage === 'preview' ? (
            <LazyPart component={lazyPreviewStage} loading={<StageSkeleton stage={stage} />}>
              {(PreviewStage) => (
                <PreviewStage
                  document={document}
                  published={view.published}
                  issues={form.issues}
                  names={names}
                  draft={sign ? null : draft.id}
                  onShowField={(key) => void showField(key)}
                />
              )}
            </LazyPart>
          ) : (
            <StageFields
              key={`${stage} ${form.generation}`}
              stage={stage}
              document={document}
              errors={{ ...errors, ...form.serverErrors }}
              onChange={form.change}
            />
          )}
          {stage === 'identification' && (
            <MediaSection
              signId={sign?.id ?? null}
              draft={{ id: draft.id, hasFiles: document.media.length > 0, store: draft.store }}
              locale={locale}
              onFilm={setFilm}
            />
          )}
        </div>
        <FormDialogs {...{ locale, form, save, rename, names, NewValueDialog }} />
      </Stepper>
    </FormContext>
  )
}
