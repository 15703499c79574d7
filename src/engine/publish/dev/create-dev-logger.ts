import { createLogger, type Logger, type LogLevel } from 'vite'
import { say, type Message } from '#lib/say/message.ts'
import { told } from '#lib/say/speech.ts'

/** Lines of Vite's server, and the same as messages. Other lines stay as they are. */
const lines: readonly (readonly [RegExp, (...parts: string[]) => Message])[] = [
  [
    /^Port (\d+) is in use, trying another one\.\.\.$/,
    (port = '') => say`Port ${port} is in use; another one is tried`,
  ],
  [/^page reload (.+)$/, (file = '') => say`Pages load again: ${file}`],
  [/^hmr update (.+)$/, (file = '') => say`Shown anew: ${file}`],
  [/^hmr invalidate (.+)$/, (file = '') => say`Shown anew: ${file}`],
  [/^server restarted\.$/, () => say`The preview was started again.`],
  [/^(.+) changed, restarting server\.\.\.$/, (file = '') => say`${file} has changed: the preview starts again`],
  [/^\[optimizer\] (?:scanning|bundling) dependencies\.\.\.$/, () => say`Packages are made ready`],
  [/^✨ new dependencies optimized: (.+)$/, (names = '') => say`Packages were made ready: ${names}`],
  [/^✨ optimized dependencies changed\. reloading$/, () => say`Packages were made ready; pages load again`],
  [/^Re-optimizing dependencies because .*$/, () => say`Packages are made ready anew`],
]

const colours = new RegExp(String.raw`\u001b\[[\d;]*m`, 'g')

/** The logger of Vite, in the language of the process where it says what an editor reads. */
export function createDevLogger(level?: LogLevel, logger: Logger = createLogger(level)): Logger {
  const { info, warn, warnOnce, error } = logger
  return Object.assign(logger, {
    info: (text: string, options) => info(toldLine(text), options),
    warn: (text: string, options) => warn(toldLine(text), options),
    warnOnce: (text: string, options) => warnOnce(toldLine(text), options),
    error: (text: string, options) => error(toldLine(text), options),
  } satisfies Partial<Logger>)
}

/** Several lines may come at once. */
function toldLine(text: string): string {
  return text.split('\n').map(translate).join('\n')
}

function translate(line: string): string {
  const plain = line.replaceAll(colours, '')
  for (const [form, toMessage] of lines) {
    const found = form.exec(plain)
    if (found) return told(toMessage(...found.slice(1)))
  }
  return line
}
