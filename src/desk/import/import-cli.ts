import { resolve } from 'node:path'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { told } from '#lib/say/speech.ts'
import { findReader } from './readers/reader-kinds.ts'
import { takeSurvey } from './report/take-survey.ts'
import { writeSurvey } from './report/write-survey.ts'

const program = createProgram(
  'npm run site -- import',
  'Says what an old site holds: the export of WordPress, and other sources.',
)
  .argument('<source>', 'a file, a folder or an address')
  .option('--from <kind>', 'the kind of the source, where nothing says it')
  .option('--fields <file>', 'which column or field of the source is which of a post')
  .option('--work <dir>', 'folder for what is kept between runs', '.cache/import')
  .action(async (source, { from, fields, work }) => {
    const reader = await findReader(source, from)
    const survey = await takeSurvey(
      reader.open({
        source,
        ...(fields !== undefined && { fields }),
        workFolder: resolve(work),
        onProgress: () => undefined,
      }),
    )
    for (const line of writeSurvey(survey)) console.info(told(line))
  })

await runProgram(() => program.parseAsync())
