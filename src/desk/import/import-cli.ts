import { resolve } from 'node:path'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { machineClock } from '#lib/clock.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { runImport } from './import-program.ts'
import { findReader } from './readers/reader-kinds.ts'
import { takeSurvey } from './report/take-survey.ts'
import { writeSurvey } from './report/write-survey.ts'

const program = createProgram(
  'npm run site -- import',
  'Brings the posts of an old site here: the export of WordPress, tables, JSON, saved pages, documents of Word, APIs. Without --to, says what it holds.',
)
  .argument('<source>', 'a file, a folder or an address')
  .option('--to <collection>', 'the collection that posts become entries of')
  .option('--dry-run', 'says what would be written and lost, and writes nothing into the content')
  .option('--from <kind>', 'the kind of the source, where nothing says it')
  .option('--fields <file>', 'which column or field of the source is which of a post')
  .option('--map <file>', 'what categories, tags and authors mean here; proposed where there is none')
  .option('--media <dir>', 'the folder with the images and documents of the old site')
  .option('--language <language>', 'the language of posts whose source says none')
  .option('--content <dir>', 'folder of the content', 'content')
  .option('--work <dir>', 'folder for what is kept between runs', '.cache/import')
  .action(async (source, { to, dryRun: isDry = false, content, from, fields, work, ...others }) => {
    if (to === undefined) return survey(source, { from, fields, work })
    const progress = createProgress()
    const report = await runImport({
      ...others,
      source,
      to,
      from,
      fields,
      work,
      content: resolve(content),
      isDry,
      now: machineClock(),
      print: (line) => progress.print(told(line)),
      onProgress: (line) => progress.show(told(line)),
    })
    progress.print(
      told(
        isDry
          ? say`Nothing was written into the content. To import: the same command without --dry-run`
          : say`See what the check of all content says: npm run site -- content check`,
      ),
    )
    // What could not be read is said above, and is not here.
    if (report.faults > 0) process.exitCode = 1
  })

async function survey(
  source: string,
  { from, fields, work }: { from: string | undefined; fields: string | undefined; work: string },
): Promise<void> {
  const reader = await findReader(source, from)
  const workFolder = resolve(work)
  const request = { source, ...(fields !== undefined && { fields }), workFolder, onProgress: () => undefined }
  for (const line of writeSurvey(await takeSurvey(reader.open(request)))) console.info(told(line))
}

/** One line at the bottom of a terminal, that is written over; elsewhere nothing. */
function createProgress() {
  const { stderr } = process
  const clear = () => void (stderr.isTTY && stderr.write('\r\u001B[K'))
  return {
    show: (line: string) => void (stderr.isTTY && stderr.write(`\r\u001B[K${line}`)),
    print: (line: string) => {
      clear()
      console.info(line)
    },
  }
}

await runProgram(() => program.parseAsync())
