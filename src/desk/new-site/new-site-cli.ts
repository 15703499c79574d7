import { fileURLToPath } from 'node:url'
import { parseSiteConfig } from '#engine/model/config/site-config.ts'
import { createProgram, runProgram } from '#engine/program/create-program.ts'
import { say } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'
import { site } from '#site/site.ts'
import { checkTarget } from './check-target.ts'
import { makeSite } from './make-site.ts'
import { toFirm } from './to-firm.ts'
import { toLeftOut } from './to-left-out.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))

const program = createProgram(
  'npm run site -- new',
  'Begins the site of another firm: a project of its own with the code of this one, and with settings, pages and one news item that are made anew.',
)
  .argument('<dir>', 'folder of the project, which is not there yet or empty')
  .option('--name <name>', 'legal name in Vietnamese', 'Công ty Cổ phần Chứng khoán Mẫu')
  .option('--name-en <name>', 'legal name in English')
  .option('--short <name>', 'name in the header, at most 16 letters', 'Mẫu')
  .option('--origin <origin>', 'address of the site, without a path', 'https://www.example.com')
  .option('--color <color>', 'color of the firm, from which all shades are made', '#1d4f8c')
  .parse()

await runProgram(async () => {
  const [typed] = program.args
  const { name, nameEn, short, origin, color } = program.opts()
  const target = checkTarget(typed ?? '', project)
  const isUnnamed = program.getOptionValueSource('name') === 'default'
  const firm = toFirm({
    name,
    nameEn: nameEn ?? (isUnnamed ? 'Mau Securities Joint Stock Company' : name),
    short,
    origin,
    color,
  })
  const leftOut = toLeftOut(site.requiredPaths)
  const count = await makeSite({ project, target, firm, leftOut, now: parseSiteConfig(process.env).clock() })
  console.info(told(say`${target}: the site of ${firm.short}, ${count} files. All of its content is sample content.`))
  console.info(told(say`Next, in that folder: git init, then npm start, which installs, builds and serves it.`))
  console.info(told(say`What a firm changes, step by step: docs/deploy/own-firm.md`))
})
