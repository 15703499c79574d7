import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import PauseSign from 'virtual:icon/lucide/pause'
import PlaySign from 'virtual:icon/lucide/play'

type State = 'unready' | 'paused' | 'playing'

/**
 * A silent loop as a backdrop, with a button that stops it. Prerendered as its poster: it starts by script, and by
 * itself only for visitors who have asked neither for less movement nor for less data.
 */
export function LoopVideo({ name }: { name: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('unready')
  useEffect(() => {
    const element = video.current
    if (!element) return
    setState('paused')
    if (isMovementWelcome()) play(element)
  }, [])
  const toggle = () => {
    if (!video.current) return
    if (video.current.paused) play(video.current)
    else video.current.pause()
  }
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={`/video/${name}.jpg`}
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        onPlay={() => setState('playing')}
        onPause={() => setState('paused')}
        className="absolute inset-0 size-full object-cover object-right print:hidden"
      >
        <source src={`/video/${name}.webm`} type="video/webm" />
        <source src={`/video/${name}.mp4`} type="video/mp4" />
      </video>
      {state !== 'unready' && <PauseButton isPlaying={state === 'playing'} onClick={toggle} />}
    </>
  )
}

/** Its name says what it does; it comes with the script, without which there is nothing to stop. */
function PauseButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  const { t } = useLingui()
  const label = isPlaying ? t`Tạm dừng video` : t`Phát video`
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      data-tooltip={label}
      className="absolute right-5 bottom-5 z-10 inline-flex size-12 items-center justify-center rounded-full border border-brand-300 bg-brand-950 hover:bg-brand-800 active:bg-brand-700 lg:right-10 lg:bottom-8 print:hidden"
    >
      {isPlaying ? <PauseSign className={sign} /> : <PlaySign className={sign} />}
    </button>
  )
}

const sign = 'size-5 fill-current'

/** A browser may refuse to play: the poster stays, and so does the button. */
function play(video: HTMLVideoElement): void {
  video.muted = true
  video.play().catch(() => undefined)
}

function isMovementWelcome(): boolean {
  // Not in every browser, and so not in TypeScript's own types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // Network Information API
  return connection?.saveData !== true && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
