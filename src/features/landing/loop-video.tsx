import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import PauseIcon from 'virtual:icon/lucide/pause'
import PlayIcon from 'virtual:icon/lucide/play'

type State = 'unready' | 'paused' | 'playing'

/**
 * A silent video loop as a background, with a button that pauses it. It is prerendered as its poster. A script starts it,
 * unless the visitor has asked for reduced motion or reduced data.
 */
export function LoopVideo({ name }: { name: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('unready')
  useEffect(() => {
    const element = video.current
    if (!element) return
    setState('paused')
    if (isAutoplayAllowed()) play(element)
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
        onPlay={() => setState('playing')}
        onPause={() => setState('paused')}
        className="absolute inset-0 size-full object-fill print:hidden noscript:hidden"
      >
        <source src={`/video/${name}.webm`} type="video/webm" />
        <source src={`/video/${name}.mp4`} type="video/mp4" />
      </video>
      {/* Without a script some browsers draw a control over a film, which would be hidden from screen readers. */}
      <img
        src={`/video/${name}.jpg`}
        alt=""
        aria-hidden="true"
        width={960}
        height={1120}
        loading="lazy"
        className="absolute inset-0 hidden size-full print:hidden noscript:block"
      />
      {state !== 'unready' && <PauseButton isPlaying={state === 'playing'} onClick={toggle} />}
    </>
  )
}

/** Rendered after hydration only, because without a script the video never plays. */
function PauseButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  const { t } = useLingui()
  const label = isPlaying ? t`Tạm dừng video` : t`Phát video`
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      data-tooltip={label}
      className="absolute right-5 bottom-5 z-10 inline-flex size-12 items-center justify-center rounded-full border border-line-strong bg-ground hover:bg-surface-deep lg:right-10 lg:bottom-8 print:hidden"
    >
      {isPlaying ? <PauseIcon className={iconClass} /> : <PlayIcon className={iconClass} />}
    </button>
  )
}

const iconClass = 'size-5 fill-current'

/** If the browser refuses to play, the poster and the button stay. */
function play(video: HTMLVideoElement): void {
  video.muted = true
  video.play().catch(() => undefined)
}

function isAutoplayAllowed(): boolean {
  // The Network Information API is not in every browser, and so not in TypeScript's own types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // an API without types
  return connection?.saveData !== true && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
