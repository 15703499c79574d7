import { expect, test } from 'vitest'
import { readInMemory, scanContent } from '#engine/content/examine-in-memory-fixture.ts'
import type { Content } from '#engine/model/entries/content.ts'
import { listPages } from '#engine/model/menus/complete-tree.ts'
import { toNavKey, type NavItem } from '#engine/model/menus/nav-item.ts'
import { site } from '#site/site.ts'
import { siteContent, siteMoment } from '../../tests/site/site.ts'

type MenuItems = Content['menus']['menus']

const { content } = await readInMemory(scanContent(siteContent), { now: siteMoment })
const shownOf = (menus: Content['menus'], meetingUrl?: string) =>
  site.toFrameFacts(site.specOf, { ...content, menus }, { meetingUrl }).menus
const menusOf = (menus: MenuItems, meetingUrl?: string): readonly NavItem[] =>
  shownOf({ menus, tasks: [] }, meetingUrl)?.items ?? []

const keysOf = (tree: readonly NavItem[]) => tree[0]?.children?.map(toNavKey).slice(0, 2)

test('an item has its label, or the title of its page in each language', () => {
  const [first, second] = menusOf([
    { to: '/ve-shs', label: { vi: 'Nhãn', en: 'Label' }, short: { vi: 'N', en: 'L' }, positions: ['nav-bar'] },
    { to: '/tin-tuc' },
  ])
  expect(first).toMatchObject({
    label: { vi: { text: 'Nhãn' }, en: { text: 'Label' } },
    shortLabel: { vi: { text: 'N' }, en: { text: 'L' } },
    positions: ['nav-bar'],
    target: { href: '/ve-shs' },
  })
  expect(second?.label).toEqual({ vi: { text: 'Tin tức' }, en: { text: 'News' } })
})

test('each page of the menus has an item, whatever the file says, and once', () => {
  const listed = [...listPages(menusOf(content.menus.menus))]
  expect(new Set(listed).size).toBe(listed.length)
  expect([...listPages(menusOf([]))].toSorted()).toEqual(listed.toSorted())
})

test('an item of a page that is not there is left out, and one of a setting that has no address', () => {
  const items: MenuItems = [
    { to: '/ve-shs', items: [{ setting: 'meetingUrl', label: { vi: 'Họp', en: 'Meeting' } }, { to: '/khong-co' }] },
  ]
  expect(keysOf(menusOf(items, 'https://hop.example/'))).toEqual(['meetingUrl', expect.stringMatching(/^\/ve-shs\//)])
  expect(keysOf(menusOf(items))).not.toContain('meetingUrl')
})

test('tasks lead to pages that are there, and the notice is in each language', () => {
  const label = { vi: 'Việc', en: 'Task' }
  const shown = shownOf({
    menus: [],
    tasks: [
      { to: '/ve-shs#x', label, sign: 'calculator' },
      { to: '/khong-co', label, sign: 'lock' },
    ],
    disclaimer: { vi: 'Lưu ý', en: 'Notice' },
  })
  expect(shown?.tasks).toEqual([
    {
      label: { vi: { text: 'Việc' }, en: { text: 'Task' } },
      sign: 'calculator',
      target: { href: '/ve-shs', anchor: 'x' },
    },
  ])
  expect(shown?.disclaimer).toEqual({ vi: { text: 'Lưu ý' }, en: { text: 'Notice' } })
})
