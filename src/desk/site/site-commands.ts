import { say, type Message } from '#lib/say/message.ts'

// The commands of the project as data: `npm run site` starts them, `docs/commands.md` lists them, and tests compare all texts with
// them. Programs are named by their paths and run as processes of their own, so that a command loads nothing but itself, and those
// that only tests need stay in tests/.

/** A command of `npm run site`. */
export interface SiteCommand {
  /** As it is typed: `export nginx`. */
  name: string
  /** The program, from the root of the project. */
  program: string
  /** Arguments before those that are typed. */
  args?: readonly string[]
  /** True where the program takes no arguments of its own. */
  isFixed?: true
  /** True where packages that are missing are installed before. */
  isSetUp?: true
  /** Commands and scripts that are run before, with their arguments. */
  first?: readonly (readonly string[])[]
  says: string
  /** A page that says more, from docs/. */
  page?: string
}

const buildContent = ['src/site/programs/build.ts', '--if-stale', '--finish', 'never']
const buildTestSites = ['tests/build-sites.ts']

/** The groups of commands and their subjects, in the order of `--help`. */
export const siteGroups: Readonly<Record<string, Message>> = {
  content: say`checks, schemas and the archive of what editors write`,
  brand: say`name, colors and words of the firm`,
  release: say`published releases`,
  alerts: say`e-mail alerts`,
  export: say`the published site for other servers`,
  serve: say`the published site on other platforms`,
  report: say`reports on the content`,
  messages: say`texts of the interface`,
  docs: say`pages of docs/ that programs write`,
  test: say`checks, alone or all`,
  bench: say`benchmarks`,
  measure: say`measurements of pages in a browser`,
}

export const siteCommands: readonly SiteCommand[] = [
  {
    name: 'setup',
    program: 'src/desk/schemas-cli.ts',
    args: ['--quiet'],
    isFixed: true,
    isSetUp: true,
    says: "installs what is missing, and writes the editors' schemas",
  },
  {
    name: 'content check',
    program: 'src/site/programs/check-content.ts',
    says: 'checks the content alone, in a second or two; `--fix` first writes what needs no editor: dates, hours, figures, spellings, terms, marks of Markdown, pasted lists and tables, and letters that only look right',
  },
  {
    name: 'content schemas',
    program: 'src/desk/schemas-cli.ts',
    says: "writes the editors' schemas for VS Code; `setup` does so too",
  },
  {
    name: 'content archive',
    program: 'src/desk/archive/archive-cli.ts',
    says: 'records in `archive.lock` what has been disclosed since the last time, and says what it adds; refuses any change of it; `content archive verify TARGET` compares a content folder, an exported folder or a served site (`https://…`) with it',
    page: 'recipes.md',
  },
  {
    name: 'brand check',
    program: 'src/desk/firm/check-brand-cli.ts',
    says: 'measures the contrasts of the colors in `src/brand/colours.css`; names each pair that cannot be read well, its ratio, and the nearest shade that can; and the files that say its name, color or address otherwise',
    page: 'recipes.md',
  },
  {
    name: 'release list',
    program: 'src/engine/cli/releases-cli.ts',
    says: 'the same as `npm run releases`',
  },
  {
    name: 'export files',
    program: 'src/engine/cli/export-cli.ts',
    says: 'writes the published site as plain files, with their list in `site.json`',
  },
  {
    name: 'export nginx',
    program: 'src/engine/cli/export-nginx-cli.ts',
    says: 'writes the published site and a configuration for nginx, and links `current` to them',
    page: 'deploy/nginx.md',
  },
  {
    name: 'export edge',
    program: 'src/engine/cli/export-edge-cli.ts',
    says: 'writes the published site as a Worker of Cloudflare with its assets, into `dist-edge/`',
    page: 'deploy/edge.md',
  },
  {
    name: 'serve edge',
    program: 'src/engine/cli/serve-edge-cli.ts',
    says: 'exports the same, and serves it on workerd, without an account or a network',
    page: 'deploy/edge.md',
  },
  {
    name: 'report compliance',
    program: 'src/desk/compliance-cli.ts',
    says: 'lists the calendar of duties (overdue, due, done late), what lacks its English text, document, date, audit or explanation, is dated on a holiday or ends soon, and the rules with their sources and how far these were read; information, not legal advice',
  },
  {
    name: 'report addresses',
    program: 'src/desk/import/addresses/unanswered-cli.ts',
    says: 'lists the addresses of a former site (its sitemap, packed or with an index, or a list) that nothing here answers, as rules for `redirects.yaml`, each with the nearest page',
  },
  {
    name: 'alerts send',
    program: 'src/engine/cli/send-alerts.ts',
    says: 'tells the subscribers of e-mail alerts what is new in the feeds, through a listmonk; for a timer, every few minutes',
    page: 'deploy/alerts.md',
  },
  {
    name: 'import',
    program: 'src/desk/import/import-cli.ts',
    says: 'says what an old site holds, before it moves in: the export of WordPress',
  },
  {
    name: 'new',
    program: 'src/desk/new-site/new-site-cli.ts',
    says: 'begins the site of another firm in a folder of its own: the code of this project, with settings, pages and one news item made anew',
    page: 'deploy/own-firm.md',
  },
  {
    name: 'messages extract',
    program: 'src/desk/words/extract-cli.ts',
    isFixed: true,
    says: 'extracts the texts of the interface and of programs into the catalogues, for translation',
  },
  {
    name: 'messages check',
    program: 'tests/messages.ts',
    isFixed: true,
    says: 'fails where the catalogues have other texts than the code; part of `npm test`',
  },
  {
    name: 'routes',
    program: 'src/engine/cli/routes-cli.ts',
    says: 'writes the route tree and the list of addresses (`src/site/map/routes.gen.ts`), which the type checker needs',
  },
  {
    name: 'fonts',
    program: 'src/engine/cli/make-fonts-cli.ts',
    isSetUp: true,
    says: 'makes the two font files of the site anew: after a change of their package or of `src/brand/build/typeface.ts`, whose ranges fonts.css repeats',
  },
  {
    name: 'samples',
    program: 'tests/samples/make-samples.ts',
    isSetUp: true,
    says: 'makes the PDFs of entries that are marked as samples',
  },
  {
    name: 'docs commands',
    program: 'src/desk/site/docs-commands-cli.ts',
    says: 'writes the lists of commands in `docs/commands.md`',
  },
  {
    name: 'docs layers',
    program: 'tests/architecture/draw-layers-cli.ts',
    isFixed: true,
    says: 'draws the picture of the layers, `docs/layers.svg`',
  },
  {
    name: 'test quick',
    program: 'tests/quick.ts',
    isSetUp: true,
    says: 'while working: format, lint, types, and the unit tests affected since the last commit (15 seconds)',
  },
  {
    name: 'test full',
    program: 'tests/full.ts',
    isSetUp: true,
    says: 'everything that takes longer; most of the next rows are part of it',
    page: 'testing.md',
  },
  {
    name: 'test sites',
    program: 'tests/build-sites.ts',
    isSetUp: true,
    says: 'builds the sites that the server and browser tests need, to run these alone',
  },
  {
    name: 'test budgets',
    program: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config', 'tests/playwright.config.ts', 'budgets.e2e.ts'],
    isFixed: true,
    says: "whether pages of the tests' site keep their budgets of requests and bytes, with the present figures; part of `npm test`; after `test sites`",
  },
  {
    name: 'test days',
    program: 'tests/days.ts',
    isSetUp: true,
    says: 'whether the content stays valid in a month, a year, three years, and at the turn of the year',
  },
  {
    name: 'test dependencies',
    program: 'tests/dependencies.ts',
    says: 'reviews the packages: exact versions, hashes, install scripts, licences, their documented reasons; known weaknesses, where the registry can be asked; part of `npm test`',
  },
  {
    name: 'test engines',
    program: 'tests/engines.ts',
    isSetUp: true,
    says: 'a core of the browser tests in Chromium, Firefox and WebKit, which it installs where it may; after `test sites`',
    page: 'testing.md',
  },
  {
    name: 'test corpus',
    program: 'tests/corpus.ts',
    isSetUp: true,
    says: 'compiles any Markdown files; fails where one makes the compiler fail, is refused without a position, or comes out unsafe',
  },
  {
    name: 'test pseudo',
    program: 'tests/pseudo.ts',
    isSetUp: true,
    says: 'finds texts that are not in the catalogues, and places too narrow for longer ones',
  },
  { name: 'test skew', program: 'tests/releases/skew.ts', isSetUp: true, says: 'open pages across releases' },
  {
    name: 'test edits',
    program: 'tests/incremental/edits-cli.ts',
    isSetUp: true,
    says: 'random edits, each published and compared with clean builds; prints the seed, and the fewest edits that fail',
    page: 'testing.md',
  },
  {
    name: 'test identical',
    program: 'tests/releases/identical.ts',
    isSetUp: true,
    says: 'compares two builds without caches, on other clocks and in other time zones',
  },
  {
    name: 'test soak',
    program: 'tests/soak.ts',
    isSetUp: true,
    says: 'asks the server on Node for anything for ten minutes, while releases are published: no 5xx, memory that stays; after `test sites`',
  },
  { name: 'test kills', program: 'tests/releases/kills.ts', isSetUp: true, says: 'fifty killed builds' },
  {
    name: 'bench build',
    program: 'tests/bench/bench-build.ts',
    isSetUp: true,
    says: 'measures builds with more and more articles',
    page: 'benchmarks.md',
  },
  {
    name: 'bench import',
    program: 'tests/bench/bench-import.ts',
    isSetUp: true,
    says: 'measures the import of posts with their files',
    page: 'benchmarks.md',
  },
  {
    name: 'bench page',
    program: 'tests/bench/bench-page.ts',
    isSetUp: true,
    says: 'measures how pages of a published site load on a slow phone, beside other sites',
    page: 'benchmarks.md',
  },
  {
    name: 'bench nav',
    program: 'tests/bench/bench-nav.ts',
    isSetUp: true,
    says: 'measures the way from a list to its first article',
    page: 'benchmarks.md',
  },
  {
    name: 'bench types',
    program: 'tests/bench/bench-types.ts',
    isSetUp: true,
    says: 'measures the type checker with more and more routes',
    page: 'benchmarks.md',
  },
  {
    name: 'bench serve',
    program: 'tests/bench/bench-serve.ts',
    isSetUp: true,
    says: 'measures how fast a published site is served, beside `node:http`, Hono, sirv and nginx; fails where a goal is missed',
    page: 'benchmarks.md',
  },
  {
    name: 'bench crowds',
    program: 'tests/bench/bench-crowds.ts',
    isSetUp: true,
    says: 'measures how long one visitor waits while 64 search or filter lists, one pipelines requests, or 200 load archives; `--code` measures the server of another clone',
    page: 'decisions/0066-what-one-client-can-take.md',
  },
  {
    name: 'bench search',
    program: 'tests/bench/bench-search.ts',
    isSetUp: true,
    says: 'asks the search of a published site what people look for in `content/`: how often the right page comes first, what it costs; fails below 85 % first, 97 % among the first five',
    page: 'benchmarks.md',
  },
  {
    name: 'measure headings',
    program: 'tests/headings.ts',
    isSetUp: true,
    first: [buildContent],
    says: 'where the lines of all headings end at four widths: how many inside a word, as built and with plain spaces',
    page: 'decisions/0051-unbroken-words.md',
  },
  {
    name: 'measure first-items',
    program: 'tests/first-items.ts',
    isSetUp: true,
    first: [buildContent],
    says: 'where the first useful item of each list, tool, data page and hub begins, in both languages and two windows; fails where a goal is missed',
    page: 'decisions/0050-first-screens.md',
  },
  {
    name: 'print',
    program: 'tests/print.ts',
    isSetUp: true,
    first: [buildContent],
    says: 'prints the longest page of each kind on A4, in each language, into `test-results/print/`; lists how full each sheet is, and fails where one is under a third full, other than the last, ends with a heading or the head of a table, or lacks something; part of `test full`',
  },
  {
    name: 'screens',
    program: 'tests/screens.ts',
    isSetUp: true,
    first: [buildTestSites, buildContent],
    says: 'screenshots of the main kinds of page in both languages; words select some: `menu print`; `states` is the page of all buttons, links, fields, rows, tables, charts and messages in each state, which is no part of the site (`tests/screens/states`)',
  },
]

/** A script of package.json. */
export interface ShortCommand {
  /** As it is typed. */
  typed: string
  /** The program whose options it takes. */
  program?: string
  says: string
  page?: string
}

/** The scripts of package.json, by their names: what is typed daily, or in a hurry. */
export const shortCommands: Readonly<Record<string, ShortCommand>> = {
  start: { typed: 'npm start', says: 'installs what is missing, builds if anything changed, serves' },
  dev: {
    typed: 'npm run dev',
    program: 'src/desk/dev-cli.ts',
    says: 'serves while you write, with drafts and scheduled entries, as of any moment: changes of content and code show without a restart',
    page: 'recipes.md',
  },
  build: {
    typed: 'npm run build',
    program: 'src/site/programs/build.ts',
    says: 'publishes what has changed into `dist/`; what has an error stays as it was published; what open pages of the last builds may request stays reachable',
  },
  serve: {
    typed: 'npm run serve',
    program: 'src/engine/serve/node.ts',
    says: 'serves a built site, and follows each publish without a restart',
    page: 'deploy/node.md',
  },
  test: { typed: 'npm test', says: 'installs what is missing, then `npm run check`' },
  check: {
    typed: 'npm run check',
    says: 'format, lint, route tree, types, messages, unit tests, coming days, builds, server, browser (14 minutes on two cores)',
    page: 'testing.md',
  },
  desk: {
    typed: 'npm run desk',
    program: 'src/desk/server/desk-cli.ts',
    says: 'serves the desk in a browser: what is due, forms, checks, preview, approval by another person, publishing; at a port of this machine, or behind a proxy that signs people in',
    page: 'deploy/desk.md',
  },
  new: {
    typed: 'npm run new',
    program: 'src/desk/new-cli.ts',
    says: 'starts an entry: `npm run new -- news "Tiêu đề"` writes its folder, facts and texts, with required fields marked; `--help` lists the collections',
  },
  format: { typed: 'npm run format', says: 'formats the code and the documents' },
  publish: {
    typed: 'npm run publish',
    says: 'the same as `npm run build`, with the same options; it also shows the release where an earlier one is held since a rollback',
  },
  'publish:watch': {
    typed: 'npm run publish:watch',
    program: 'src/site/programs/publish-watch.ts',
    says: 'publishes what Git has committed of the content, and scheduled entries at their time; `--every-save`: each saved change',
    page: 'recipes.md',
  },
  rollback: {
    typed: 'npm run rollback',
    program: 'src/site/programs/rollback.ts',
    says: 'shows the release before the present one again, on running servers too; it is held: builds make releases, and do not show them before `npm run publish` or `--forward`',
    page: 'recipes.md',
  },
  disclose: {
    typed: 'npm run disclose',
    program: 'src/site/programs/disclose.ts',
    says: 'publishes a disclosure at this minute, records it in `archive.lock`, commits it, and prints its address and hashes to file; `--urgent` publishes that folder alone; also `correct`, `withdraw`, `postpone`',
    page: 'recipes.md',
  },
  'take-down': {
    typed: 'npm run take-down',
    program: 'src/site/programs/take-down.ts',
    says: 'takes a page or a document down at once, from all releases: it answers 410; records that in `taken-down.yaml` of the content, publishes the site without it, and says what caches may still hold',
    page: 'recipes.md',
  },
  releases: {
    typed: 'npm run releases',
    program: 'src/engine/cli/releases-cli.ts',
    says: 'lists the last 50 releases: time, reason, what each needs alone on the disk, how many addresses it added, changed and removed, which is shown or held; with a number the addresses of one',
  },
  site: { typed: 'npm run site', says: 'all other commands, below; `--help` lists them' },
}
