import { rm } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { createProgram } from '../../src/engine/program/create-program.ts'
import { ensureEngine } from '../e2e/support/find-engine.ts'
import { built, copyProject, findPort, serve, type Project } from './project.ts'

createProgram('npm run site -- test skew', 'Keeps pages open during new releases, and then navigates in them.').parse()

const walk = ['/tin-tuc', '/ve-shs', '/ho-tro', '/quan-he-co-dong', '/san-pham-dich-vu', '/trang-chu'] as const

const problems: string[] = []
const expect = (what: string, isTrue: boolean) => {
  console.info(`  ${isTrue ? 'ok    ' : 'FAILED'}  ${what}`)
  if (!isTrue) problems.push(what)
}

const executablePath = ensureEngine('chromium')
const project = await copyProject()
const port = await findPort()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const a = await built(project)
  // It follows each release without a restart.
  const server = await serve(project, port)
  const [inPlace, left] = [await open(server.origin), await open(server.origin)]

  console.info(`pages of ${a} are open; two releases with other code and other content follow`)
  const later: string[] = []
  for (const [turn, scale] of ['1.0', '1.00'].entries()) {
    await changeCode(project, scale)
    await project.addNews(`tin-moi-${turn}`)
    later.push(await built(project))
  }
  expect(`three builds with three names: ${[a, ...later].join(' ')}`, new Set([a, ...later]).size === 3)
  const seen = watch(inPlace)
  for (const path of walk) await follow(inPlace, path)
  expect(`${walk.length} pages by clicks: ${seen.failed.length} failed requests`, seen.failed.length === 0)
  expect(`no document loaded (${seen.documents.length})`, seen.documents.length === 0)

  console.info(`${a} is gone: the next release keeps one build`)
  await changeCode(project, '1.000')
  await built(project, '--keep', '1')
  const after = watch(left)
  for (const path of walk) await follow(left, path)
  expect(`one document, of the page clicked on (${after.documents.join(' ')})`, after.documents.join(' ') === walk[0])
  expect(`then in the app: ${walk.length} pages`, (await left.evaluate(() => location.pathname)) === walk.at(-1))
  await server.stop()
} finally {
  await browser.close()
  await rm(project.directory, { recursive: true, force: true })
}
console.info(problems.length === 0 ? 'no navigation failed' : `${problems.length} failed`)
if (problems.length > 0) process.exitCode = 1

/** Opens a page without prefetching: other pages are requested when their links are clicked. */
async function open(origin: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'vi-VN' })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(`${origin}/trang-chu`)
  await page.waitForSelector('.loading-bar', { state: 'attached' })
  return page
}

function watch(page: Page): { failed: string[]; documents: string[] } {
  const failed: string[] = []
  const documents: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return { failed, documents }
}

async function follow(page: Page, path: string): Promise<void> {
  const before = await page.locator('h1').innerText()
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await page.waitForURL(`**${path}`)
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, before)
  await page.waitForSelector('.loading-bar', { state: 'attached' })
}

/** Changes the script of the pages without visible effect. */
async function changeCode({ edit }: Project, scale: string): Promise<void> {
  await edit('src/app/root-head.ts', /initial-scale=[\d.]+/, `initial-scale=${scale}`)
}
