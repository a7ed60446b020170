import { useEffect, useState } from 'react'
import { type CameraRefusal, canRecord, openCamera, refusalOf, stopCamera } from './recorder.ts'

/** The open camera; a refusal if it cannot be used; undefined while the browser asks for permission. */
export type Camera = { stream: MediaStream; devices: MediaDeviceInfo[] } | { refusal: CameraRefusal }

/**
 * Keeps a camera open while the component is shown, and switches it off afterwards.
 * @param isOn false while no camera is needed
 * @param deviceId undefined for the one that the browser prefers
 */
export function useCamera(isOn: boolean, deviceId: string | undefined): Camera | undefined {
  const [camera, setCamera] = useState<Camera>()
  useEffect(() => {
    if (!isOn) return
    let isCurrent = true
    let opened: MediaStream | null = null
    async function open() {
      if (!canRecord()) return setCamera({ refusal: 'unsupported' })
      try {
        const stream = await openCamera(deviceId)
        opened = stream
        if (!isCurrent) return stopCamera(stream)
        // Names are known only after the permission.
        const devices = await navigator.mediaDevices.enumerateDevices()
        if (isCurrent) setCamera({ stream, devices: devices.filter(({ kind }) => kind === 'videoinput') })
      } catch (error) {
        if (isCurrent) setCamera({ refusal: refusalOf(error) })
      }
    }
    void open()
    return () => {
      isCurrent = false
      stopCamera(opened)
      setCamera(undefined)
    }
  }, [isOn, deviceId])
  return camera
}
