import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import { Callout } from '#ui/base/Callout.tsx'
import { Field } from '#ui/base/Field.tsx'
import { Select } from '#ui/base/Select.tsx'
import { Skeleton } from '#ui/base/Skeleton.tsx'
import { Dialog } from '#ui/panel/Dialog.tsx'
import { Switch } from '#ui/panel/Switch.tsx'
import type { Trim } from '../../upload.ts'
import styles from './Recording.module.css'
import { RecordingReview } from './RecordingReview.tsx'
import { type RunningRecording, record } from './recorder.ts'
import { SigningSpace } from './SigningSpace.tsx'
import { useCamera } from './use-camera.ts'

interface Props {
  /** The longest recording. */
  longestSeconds: number
  onClose: () => void
  /** @param trim the part that is shown; undefined for all of it */
  onUse: (file: File, trim: Trim | undefined) => void
}

const countdownSeconds = 3

type Step = { name: 'waiting' } | { name: 'counting'; left: number } | { name: 'recording'; seconds: number }

/** Films a sign with the camera of the device: countdown, recording, and the choice of the part that is shown. */
export function RecordingDialog({ longestSeconds, onClose, onUse }: Props) {
  const { t } = useTranslation('recording')
  const [file, setFile] = useState<File>()
  const [deviceId, setDeviceId] = useState<string>()
  const [hasGuide, setGuide] = useState(true)
  const [step, setStep] = useState<Step>({ name: 'waiting' })
  const [trim, setTrim] = useState<Trim>()
  const running = useRef<RunningRecording>(null)
  const camera = useCamera(file === undefined, deviceId)
  const stream = camera && 'stream' in camera ? camera.stream : null

  useEffect(() => {
    if (step.name === 'waiting' || !stream) return
    const timer = setTimeout(() => {
      if (step.name === 'recording') {
        if (step.seconds + 1 >= longestSeconds) running.current?.stop()
        setStep({ name: 'recording', seconds: step.seconds + 1 })
      } else if (step.left > 1) setStep({ name: 'counting', left: step.left - 1 })
      else {
        const recording = record(stream)
        running.current = recording
        setStep({ name: 'recording', seconds: 0 })
        void recording.finished.then((recorded) => {
          // A dialog that was closed meanwhile has no recording any more.
          if (running.current !== recording) return
          setStep({ name: 'waiting' })
          setFile(recorded)
        })
      }
    }, 1000)
    return () => clearTimeout(timer)
  }, [step, stream, longestSeconds])
  useEffect(
    () => () => {
      running.current = null
    },
    [],
  )

  const mainButton = {
    waiting: {
      label: t('start'),
      action: () => setStep({ name: 'counting', left: countdownSeconds }),
    },
    counting: { label: t('stop'), action: () => setStep({ name: 'waiting' }) },
    recording: { label: t('stop'), action: () => running.current?.stop() },
  }[step.name]
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      {file && (
        <Button
          onClick={() => {
            setFile(undefined)
            setTrim(undefined)
          }}
        >
          {t('again')}
        </Button>
      )}
      {file ? (
        <Button variant="primary" onClick={() => onUse(file, trim)}>
          {t('use')}
        </Button>
      ) : (
        <Button variant="primary" onClick={mainButton.action} disabled={!stream}>
          {mainButton.label}
        </Button>
      )}
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} footer={footer}>
      {camera === undefined && file === undefined && <Skeleton lines={6} />}
      {camera && 'refusal' in camera && <Callout tone="danger" title={t(`refused.${camera.refusal}`)} />}
      {file && <RecordingReview file={file} onTrim={setTrim} />}
      {stream && !file && camera && 'devices' in camera && (
        <div className={styles.recorder}>
          <div className={styles.picture}>
            <LiveVideo stream={stream} />
            {hasGuide && <SigningSpace />}
            {step.name === 'counting' && <span className={styles.count}>{step.left}</span>}
          </div>
          <p role="status" className={styles.status}>
            {step.name === 'waiting' && t('hint')}
            {step.name === 'counting' && t('countdown', { seconds: step.left })}
            {step.name === 'recording' && t('running')}
          </p>
          {step.name === 'recording' && (
            <p className={styles.status}>
              {t('elapsed', { seconds: step.seconds, longest: longestSeconds })}
            </p>
          )}
          <Switch
            label={t('guide')}
            checked={hasGuide}
            onChange={({ currentTarget }) => setGuide(currentTarget.checked)}
          />
          {camera.devices.length > 1 && (
            <Field label={t('camera')}>
              {(control) => (
                <Select
                  {...control}
                  disabled={step.name !== 'waiting'}
                  value={deviceId ?? stream.getVideoTracks()[0]?.getSettings().deviceId ?? ''}
                  onChange={(event) => setDeviceId(event.target.value)}
                >
                  {camera.devices.map((device, index) => (
                    <option key={device.deviceId} value={device.deviceId}>
                      {device.label || `${index + 1}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** The picture of the camera, mirrored as people know themselves. The recording is not mirrored. */
function LiveVideo({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return <video ref={video} className={styles.live} autoPlay muted playsInline />
}
