import { readFileSync } from 'node:fs'

interface Script {
  /** Arguments of Node. */
  args: string[]
  environment: Record<string, string>
}

/** How a script of package.json starts Node: what is measured runs as users run it. */
export function readScript(name: 'build' | 'publish:watch'): Script {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> } // the format of npm
  const words = (scripts[name] ?? '').split(' ')
  const start = words.indexOf('node')
  if (start === -1) throw new Error(`package.json: the script ${name} does not start node`)
  const variables = words.slice(0, start).map((word): [string, string] => {
    const [key = '', value = ''] = word.split('=')
    return [key, value]
  })
  return { args: words.slice(start + 1), environment: Object.fromEntries(variables) }
}
