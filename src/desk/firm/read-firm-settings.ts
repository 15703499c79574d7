import { readFileSync } from 'node:fs'
import { defaultOrigin, siteName, themeColor } from '#brand'
import { logo } from '#brand/logo.ts'
import { settingFiles, type FirmSettings } from './find-setting-problems.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** The settings of the firm of this project, with the files that repeat them. @throws where one of them cannot be read */
export function readFirmSettings(): FirmSettings {
  const { sheet, manifest, icon, security } = settingFiles
  return {
    siteName,
    origin: defaultOrigin,
    themeColor,
    logoColor: logo.square.color,
    files: { sheet: read(sheet), manifest: read(manifest), icon: read(icon), security: read(security) },
  }
}
