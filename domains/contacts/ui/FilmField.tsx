import { lazy, Suspense, useEffect, useState } from 'react'
import { uploadedVideoExtensions } from '#domains/media/upload.ts'
import { maxFilmBytes, maxFilmSeconds } from '#domains/media/visitor-film.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Checkbox } from '#ui/base/Checkbox.tsx'
import { Field } from '#ui/base/Field.tsx'
import inputs from '#ui/base/inputs.module.css'
import { useFormField } from '#ui/base/ValidatedForm.tsx'
import styles from './ContactForm.module.css'
import { useFilm } from './use-film.ts'

const RecordingDialog = lazy(() =>
  import('#domains/media/ui/recording/RecordingDialog.tsx').then((module) => ({
    default: module.RecordingDialog,
  })),
)

/**
 * Films a missing sign with the camera, or chooses a file. The camera and the client of uploads are loaded when somebody
 * adds a film.
 */
export function FilmField({ onUploading }: { onUploading: (isUploading: boolean) => void }) {
  const { t } = useTranslation(['contact', 'recording'])
  const { error } = useFormField('film')
  const { state, problem, choose, remove } = useFilm()
  const [isRecording, setRecording] = useState(false)
  const isUploading = state.name === 'uploading'
  useEffect(() => {
    onUploading(isUploading)
    return () => onUploading(false)
  }, [isUploading, onUploading])
  return (
    <>
      <Field
        label={t('film.label')}
        hint={t('film.hint', { seconds: maxFilmSeconds, megabytes: maxFilmBytes / 1_000_000 })}
        error={problem ?? error}
      >
        {({ required: _, ...control }) => (
          <div className={styles.film}>
            <input type="hidden" name="film" value={state.name === 'uploaded' ? state.value : ''} />
            {state.name === 'none' && (
              <>
                <Button name="film" onClick={() => setRecording(true)}>
                  {t('recording:button')}
                </Button>
                <input
                  {...control}
                  type="file"
                  className={inputs.input}
                  accept={uploadedVideoExtensions.join(',')}
                  onChange={({ currentTarget: { files } }) => {
                    const file = files?.[0]
                    if (file) void choose({ file, isRecording: false })
                  }}
                />
              </>
            )}
            {state.name === 'uploading' && (
              <div className={styles.progress}>
                <progress max={100} value={state.percent} aria-label={t('film.uploading')} />
                <Button name="film" size="small" onClick={remove}>
                  {t('recording:cancel')}
                </Button>
              </div>
            )}
            {state.name === 'uploaded' && (
              <>
                <video src={state.url} aria-label={state.file} controls muted playsInline />
                <Button name="film" size="small" onClick={remove}>
                  {t('film.remove')}
                </Button>
              </>
            )}
            <p role="status" className={styles.state}>
              {state.name === 'uploading' && t('film.uploading')}
              {state.name === 'uploaded' && t('film.uploaded')}
            </p>
          </div>
        )}
      </Field>
      {state.name === 'uploaded' && (
        <Checkbox name="filmUse" label={t('film.use')} hint={t('film.useHint')} />
      )}
      {isRecording && (
        <Suspense>
          <RecordingDialog
            longestSeconds={maxFilmSeconds}
            onClose={() => setRecording(false)}
            onUse={(file, trim) => {
              setRecording(false)
              void choose({ file, isRecording: true, trim })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
