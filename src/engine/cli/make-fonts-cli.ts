import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { commonRanges, rareRanges, typeface } from '#engine/render/fonts/character-ranges.ts'
import { prepareFont } from '#engine/render/fonts/prepare-font.ts'
import { ProgramError } from '#lib/program-error.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

const folder = 'src/brand/fonts'

/** The lightest and the boldest weight that the design uses; `font-weight` in fonts.css names the same two. */
const masters = [
  { weight: 400, font: typeface.regular },
  { weight: 700, font: typeface.bold },
] as const

/** Files and their features, which all browsers apply unasked; digits have one width without a feature. Marks are placed only on rare letters. */
const files = [
  { name: `${typeface.file}.woff2`, ranges: commonRanges, features: 'kern,liga,ccmp' },
  { name: `${typeface.file}-rare.woff2`, ranges: rareRanges, features: 'kern,liga,ccmp,locl,mark,mkmk' },
]

const { check } = createProgram(
  'npm run site -- fonts',
  'Makes the typeface of the site: one variable font of the fixed weights that the package has, cut into two files.',
)
  .option('--check', 'writes nothing, and fails where a committed file differs from what it would make')
  .parse()
  .opts()

await runProgram(async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'fonts-'))
  try {
    await makeVariableFont(temporary)
    for (const file of files) await makeFile(temporary, file)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
})

/** Makes `variable.ttf`: glyphs, kerning and widths of both weights, with the differences as variations. */
async function makeVariableFont(temporary: string): Promise<void> {
  for (const { font } of masters) {
    const path = fileURLToPath(import.meta.resolve(`${typeface.from}/${font}`))
    await copyFile(path, join(temporary, basename(font)))
  }
  await writeFile(join(temporary, 'weights.designspace'), toDesignSpace())
  await runFontTools(temporary, ['varLib', 'weights.designspace', '-o', 'variable.ttf'])
  const path = join(temporary, 'variable.ttf')
  const font = await readFile(path)
  prepareFont(font, await readFile(join(temporary, basename(masters[0].font))))
  await writeFile(path, font)
}

async function makeFile(temporary: string, { name, ranges, features }: (typeof files)[number]): Promise<void> {
  await runFontTools(temporary, [
    'subset',
    'variable.ttf',
    `--unicodes=${ranges.replaceAll(' ', '')}`,
    `--layout-features=${features}`,
    // Family, version, and what the licence requires: copyright, licence and its address.
    '--name-IDs=0,1,2,5,13,14',
    '--flavor=woff2',
    `--output-file=${name}`,
  ])
  const made = await readFile(join(temporary, name))
  const path = join(folder, name)
  const isCurrent = (await readFile(path).catch(() => undefined))?.equals(made) === true
  const state = isCurrent ? say`unchanged` : check ? say`stale` : say`made anew`
  console.info(told(say`${path}: ${made.length} bytes, ${state}`))
  if (isCurrent) return
  if (check)
    throw new ProgramError(say`${path} differs from what "npm run site -- fonts" makes. Run it, and commit the file`)
  await writeFile(path, made)
}

/** fontTools' description of a font with one axis. */
function toDesignSpace(): string {
  const [{ weight: lightest }, { weight: boldest }] = masters
  const sources = masters.map(
    ({ weight, font }) =>
      `<source filename="${basename(font)}"><location><dimension name="Weight" xvalue="${weight}"/></location></source>`,
  )
  return `<designspace format="4.1">
    <axes><axis tag="wght" name="Weight" minimum="${lightest}" default="${lightest}" maximum="${boldest}"/></axes>
    <sources>${sources.join('')}</sources>
  </designspace>`
}

/** Runs a command of fontTools, which is written in Python and comes compiled for Node. */
async function runFontTools(directory: string, args: readonly string[]): Promise<void> {
  const program = fileURLToPath(import.meta.resolve('@web-alchemy/fonttools'))
  await promisify(execFile)(process.execPath, [program, ...args], { cwd: directory })
}
