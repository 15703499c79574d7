import { afterEach, beforeEach, expect, test } from 'vitest'
import { toBinary, toPage, toText } from '../store-fixture.ts'
import { TestOutput } from '../test-output-fixture.ts'
import { describeRelease, describeReleases } from './describe-releases.ts'
import { listReleases } from './list-releases.ts'

let site: TestOutput

beforeEach(async () => {
  site = await TestOutput.create()
})
afterEach(() => site.remove())

function publishThree(): void {
  site.publish(
    {
      a: [toPage('/a', '1'), toText('/_payload/x/vi/a.json', '1')],
      b: [toPage('/b', '1'), toText('/tai-lieu/b/c.pdf', '1')],
      film: [toBinary('/film.mp4', new Uint8Array(1024 * 1024))],
    },
    'x',
  )
  const time = '2026-11-22T20:30:00.000Z'
  site.publish({ a: [toPage('/a', '2'), toText('/_payload/x/vi/a.json', '2')], d: [toPage('/d', '2')], b: null }, 'x', {
    time,
    reason: 'two',
  })
  site.publish({ film: [toBinary('/film.mp4', new Uint8Array(2 * 1024 * 1024).fill(1))] }, 'x', {
    time,
    reason: 'three',
  })
}

test('what each release added, changed and removed, by the addresses that visitors see', () => {
  publishThree()
  expect(listReleases(site.target)).toMatchObject([
    { number: 1, isFirst: true, added: ['/a', '/b', '/film.mp4', '/tai-lieu/b/c.pdf'], isShown: false },
    { number: 2, isFirst: false, added: ['/d'], changed: ['/a'], removed: ['/b', '/tai-lieu/b/c.pdf'], isShown: false },
    { number: 3, added: [], changed: ['/film.mp4'], removed: [], isShown: true, heldSince: undefined },
  ])
})

test('a release needs alone what no other has', () => {
  publishThree()
  const [first, second, third] = listReleases(site.target).map(({ size }) => size)
  expect(third?.own).toBe(2 * 1024 * 1024)
  expect(first?.own).toBeLessThan(1000)
  expect(second?.own).toBe(0)
  expect(second?.total).toBeGreaterThan(1024 * 1024)
  expect(second?.total).toBeLessThan(1024 * 1024 + 1000)
})

test('the list is in the time of Vietnam, newest first, and says what is shown', () => {
  publishThree()
  expect(describeReleases(listReleases(site.target))).toBe(
    [
      'release  time (+07:00)            addresses  only in it     shown  reason',
      '3        23 November 2026, 03:30  +0 ~1 -0   2.0 of 2.0 MB  shown  three',
      '2        23 November 2026, 03:30  +1 ~1 -2   0.0 of 1.0 MB         two',
      '1        22 November 2026, 07:00  first      0.0 of 1.0 MB         a test',
    ].join('\n'),
  )
  site.output.activate(2, '2026-11-23T01:00:00.000Z')
  const held = listReleases(site.target).find(({ number }) => number === 2)
  expect(held && describeRelease(held)).toBe(
    'Release 2 of 23 November 2026, 03:30, build x, held since 23 November 2026, 08:00: two\n+ /d\n~ /a\n- /b\n- /tai-lieu/b/c.pdf',
  )
})

test('where the release before one is not kept, it is not known what that one changed', () => {
  publishThree()
  site.output.activate(1, '2026-11-23T01:00:00.000Z')
  for (let number = 4; number < 60; number++) site.publish({ a: [toPage('/a', String(number))] }, 'x')
  const listed = listReleases(site.target)
  expect(listed.slice(0, 3).map(({ number, isFirst }) => [number, isFirst])).toEqual([
    [1, true],
    [10, true],
    [11, false],
  ])
})
