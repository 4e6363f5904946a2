import { type RefObject, useEffect, useRef, useState } from 'react'

export type Facing = 'environment' | 'user'
type CameraState = 'starting' | 'live' | 'paused' | 'failed'

/** A camera's first moments are dark and out of focus, so show a skeleton. */
const settlingMs = 800

/** A covered camera is turned off after this. */
const longestCoverMs = 60_000

/** How long a closed camera stays on for one that opens in its place. */
const handoverMs = 500

let handedOver: { facing: Facing; track: MediaStreamTrack } | undefined

/** Streams the camera into a <video> while the component is mounted; paused while covered. */
export function useCamera(facing: Facing, isCovered: boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const track = useRef<MediaStreamTrack>(null)
  const [state, setState] = useState<CameraState>('starting')
  const isOff = useTurnedOff(video, isCovered)

  useEffect(() => {
    if (isOff) return undefined
    const control = new AbortController()
    const { signal } = control

    async function start() {
      const warm = takeOver(facing)
      const settled = new Promise((resolve) => setTimeout(resolve, warm ? 0 : settlingMs))
      const opened = warm ?? (await openCamera(facing))
      signal.addEventListener('abort', () => handOver(facing, opened))
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
    return () => {
      control.abort()
      setState('starting')
    }
  }, [facing, isOff])

  return { video, track, state }
}

/** Pauses the video while covered; true if the camera should be off: covered for long, or the page hidden. */
function useTurnedOff(video: RefObject<HTMLVideoElement | null>, isCovered: boolean) {
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    if (!isCovered) return undefined
    const picture = video.current
    const control = new AbortController()
    const turnOff = () => setIsOff(true)
    const turnOffIfHidden = () => document.hidden && turnOff()
    document.addEventListener('visibilitychange', turnOffIfHidden, { signal: control.signal })
    const timer = setTimeout(turnOff, longestCoverMs)
    picture?.pause()
    return () => {
      clearTimeout(timer)
      control.abort()
      setIsOff(false)
      picture?.play().catch(() => {})
    }
  }, [video, isCovered])
  return isOff
}

function handOver(facing: Facing, track: MediaStreamTrack) {
  handedOver = { facing, track }
  setTimeout(() => handedOver?.track === track && takeOver(null), handoverMs)
}

/** The camera handed over, if it is this one; stops any other: a phone opens only one at a time. */
function takeOver(facing: Facing | null) {
  const was = handedOver
  handedOver = undefined
  if (was?.facing === facing && was?.track.readyState === 'live') return was.track
  was?.track.stop()
  return undefined
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
    // Not awaited: it may take a second, in which the picture can be seen already.
    void track.applyConstraints(largest).catch(() => undefined)
  }
  return track
}
