import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import { createProgram } from '#engine/program/create-program.ts'
import { drawFrame, video } from './draw-frame.ts'

// Run by hand when the drawing changes; the files are committed.
createProgram(
  'node tests/samples/video/make-video.ts',
  'Draws the loop of /landing-video and encodes it into public/video. It needs ffmpeg.',
).parse()

const output = 'public/video/stair'
const budget = 800_000

const exact = ['-threads', '1', '-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1']
/** Encoded by the matrix of BT.709, and marked so: where nothing says it, each browser guesses, and the film is not as green as its poster. */
const bt709 = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-color_range', 'tv'].concat(
  ['-colorspace', '-color_primaries', '-color_trc'].flatMap((option) => [option, 'bt709']),
)
const targets = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27', ...bt709, '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', ...bt709, '-row-mt', '0'],
  jpg: ['-frames:v', '1', '-q:v', '5'],
} as const

async function encode(name: keyof typeof targets): Promise<number> {
  const { width, height, framesPerSecond, seconds } = video
  const file = `${output}.${name}`
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(framesPerSecond)]
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, '-i', '-', ...targets[name], ...exact, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(ffmpeg, 'close')
  const frames = name === 'jpg' ? 1 : framesPerSecond * seconds
  for (let frame = 0; frame < frames; frame++) {
    if (!ffmpeg.stdin.write(drawFrame(frame / frames))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [status] = await closed
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} for ${file}`)
  const { size } = await stat(file)
  console.info(`${file}: ${size} bytes`)
  return size
}

await mkdir('public/video', { recursive: true })
let total = 0
for (const name of ['mp4', 'webm', 'jpg'] as const) total += await encode(name)
if (total > budget) throw new Error(`${total} bytes are over the budget of ${budget}`)
