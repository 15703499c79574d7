import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales } from '#engine/model/locale/locale.ts'
import { openOutput } from '#engine/store/open-output.ts'
import { toText } from '#engine/store/store-fixture.ts'
import type { CandidateFile } from '#engine/store/take-down.ts'
import { siteMoment, siteOutput } from '../site/site.ts'

/** A page that was taken down, with its payloads. */
export const gonePath = '/tin-tuc/shs-sap-xep-lai-khu-vuc-tiep-khach-tai-tru-so'

/** Files of a build before that of the site. */
export const earlierBuild = '00000000000a'

interface ContractOutput {
  directory: string
  remove: () => void
}

/** A copy of the tests' site in a folder of its own, with an address that was taken down and files of an earlier build. */
export function createContractOutput(): ContractOutput {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const directory = join(folder, 'site')
  cpSync(siteOutput, directory, { recursive: true })
  const output = openOutput(directory)
  try {
    output.amend((draft) => {
      draft.put(
        'earlier-build',
        locales.map((locale) =>
          toText(`/_payload/${earlierBuild}/${locale}/ve-shs.json`, `{"locale":"${locale}"}`, {
            type: 'application/json; charset=utf-8',
          }),
        ),
      )
    })
    const fateOf = ({ key }: CandidateFile) => {
      const isOf =
        key.kind === 'page' ? key.path === gonePath : key.kind === 'file' && key.url.endsWith(`${gonePath}.json`)
      return isOf ? 'gone' : 'kept'
    }
    output.takeDown({ address: gonePath, time: siteMoment.toISOString() }, fateOf, () => undefined)
  } finally {
    output.close()
  }
  return { directory, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
