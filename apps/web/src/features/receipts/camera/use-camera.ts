import { useEffect, useRef, useState } from 'react'

export type Facing = 'environment' | 'user'
type CameraState = 'starting' | 'live' | 'paused' | 'failed'

/** A camera's first second is dark and out of focus, so show a skeleton. */
const settlingMs = 1000

/** Streams the camera into a <video> while the component is mounted. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null)
  const track = useRef<MediaStreamTrack>(null)
  const [seen, setSeen] = useState<{ facing: Facing; state: CameraState }>()

  useEffect(() => {
    const control = new AbortController()
    const { signal } = control
    const settled = new Promise((resolve) => setTimeout(resolve, settlingMs))
    const setState = (state: CameraState) => setSeen({ facing, state })

    async function start() {
      const opened = await openCamera(facing)
      signal.addEventListener('abort', () => opened.stop())
      if (signal.aborted) return opened.stop()
      track.current = opened
      opened.addEventListener('ended', () => setState('failed'), { signal })
      opened.addEventListener('mute', () => setState('paused'), { signal })
      opened.addEventListener('unmute', () => setState('live'), { signal })
      if (video.current) {
        video.current.srcObject = new MediaStream([opened])
        await video.current.play()
      }
      await settled
      if (!signal.aborted && opened.readyState === 'live') setState('live')
    }

    start().catch(() => !signal.aborted && setState('failed'))
    return () => control.abort()
  }, [facing])

  // After a flip the other camera has to start first.
  const state: CameraState = seen?.facing === facing ? seen.state : 'starting'
  return { video, track, state }
}

async function openCamera(facing: Facing): Promise<MediaStreamTrack> {
  // Missing on a page without https.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: facing }, width: { ideal: 3840 }, height: { ideal: 2880 } },
  })
  const [track] = stream.getVideoTracks()
  if (!track) throw new Error('The camera has no image')
  const { width, height } = track.getCapabilities?.() ?? {}
  if (width?.max && height?.max) {
    const largest = { width: { ideal: width.max }, height: { ideal: height.max } }
    await track.applyConstraints(largest).catch(() => undefined)
  }
  return track
}
