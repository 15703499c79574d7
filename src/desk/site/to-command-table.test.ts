import { expect, test } from 'vitest'
import { toUsage } from './read-usage.ts'
import { withCommandTables } from './to-command-table.ts'

test.each<[what: string, help: string, usage: string]>([
  [
    'options',
    'Usage: npm run build -- [options]\n\nDoes x.\n\nOptions:\n  --out <dir>  to (default: "a")\n  --check      only\n  -h, --help  help\n',
    '[--out DIR] [--check]',
  ],
  ['arguments', 'Usage: npm run build -- [options] <path> [number]\n', 'PATH [NUMBER]'],
  ['many arguments', 'Usage: npm run build -- [options] <folders...>\n', 'FOLDERS…'],
  ['a value with a sign', 'Usage: x [options]\n\n  --compare <name=dir>  a\n', '[--compare NAME=DIR]'],
  ['options within a description', 'Usage: x [options]\n\n  --a  what --b\n       --c is\n', '[--a]'],
  [
    'options that it needs',
    'Usage: x [options] <path> --out <dir> --by <name>\n\n  --out <dir>  to\n  --check  only\n  --by <name>  who\n',
    'PATH --out DIR [--check] --by NAME',
  ],
  ['no help', '', ''],
])('the usage of a program with %s', (_what, help, usage) => {
  expect(toUsage(help)).toBe(usage)
})

test('a page gets its lists between their marks, as often as it is written', () => {
  const page = 'A\n\n<!-- short -->\n<!-- /short -->\n\nB\n'
  const short = [
    { typed: 'npm run build', says: 'does a', usage: '[--b]' },
    { typed: 'npm run site -- routes', says: 'c|d', page: 'decisions/0066-x.md', usage: 'PATH' },
  ]
  const written = withCommandTables(page, { short })
  expect(written).toBe(
    'A\n\n<!-- short -->\n\n| command | does |\n|---|---|\n| `npm run build -- [--b]` | does a |\n| `npm run site -- routes PATH` | c\\|d ([decision 0066](decisions/0066-x.md)) |\n\n<!-- /short -->\n\nB\n',
  )
  expect(withCommandTables(written, { short })).toBe(written)
  expect(() => withCommandTables('A', { short })).toThrow('lacks <!-- short -->')
})
