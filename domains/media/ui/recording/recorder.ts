/** Why the camera cannot be used. */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsupported'

/** Browsers that record WebM usually record MP4 worse, Safari only records MP4. */
const preferredTypes = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/mp4']
const bitsPerSecond = 6_000_000

/** The format in which this browser records; undefined if it records none that the server accepts. */
export const recordingType = (isSupported: (type: string) => boolean): string | undefined =>
  preferredTypes.find(isSupported)

const refusalsByName: Record<string, CameraRefusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
}

/** What an error of `getUserMedia` means to the person. */
export const refusalOf = (error: unknown): CameraRefusal =>
  refusalsByName[(error as { name?: string } | null)?.name ?? ''] ?? 'busy'

/** The name of a recorded file, from its type and the time in UTC. */
export function recordingName(type: string, now: Date): string {
  const time = now.toISOString().replaceAll(/[-:]|\..*/g, '')
  return `recording-${time.replace('T', '-')}.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`
}

/**
 * Opens a camera without its microphone.
 * @param deviceId undefined for the one that the browser prefers
 * @throws DOMException of `getUserMedia`
 */
export const openCamera = (deviceId?: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      width: { ideal: 1280 },
      height: { ideal: 720 },
      frameRate: { ideal: 30 },
      ...(deviceId && { deviceId: { exact: deviceId } }),
    },
  })

export const canRecord = (): boolean =>
  'MediaRecorder' in window &&
  navigator.mediaDevices !== undefined &&
  recordingType((type) => MediaRecorder.isTypeSupported(type)) !== undefined

export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** A recording that is under way. */
export interface RunningRecording {
  stop(): void
  /** Settles after `stop`, or when the camera is lost. */
  finished: Promise<File>
}

/** Records a stream. */
export function record(stream: MediaStream): RunningRecording {
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: bitsPerSecond,
  })
  const parts: Blob[] = []
  const finished = new Promise<File>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      const type = recorder.mimeType
      const name = recordingName(type, new Date())
      resolve(new File(parts, name, { type: type.replace(/;.*/, '') }))
    })
  })
  recorder.start()
  return { finished, stop: () => recorder.state !== 'inactive' && recorder.stop() }
}
