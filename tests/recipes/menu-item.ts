import type { Recipe } from './copy.ts'

export const menuItem: Recipe = {
  name: 'a menu item',
  limit: 1,
  english: { 'Mục thử': 'Trial item' },
  steps: [
    (copy) =>
      copy.edit(
        'src/site/menus/nav-tree.ts',
        '{ label: msg`Giải thưởng`',
        "{ label: msg`Mục thử`, ...to(toHref('/dieu-khoan-va-dieu-kien')) },\n      { label: msg`Giải thưởng`",
      ),
  ],
  shows: (site) => {
    const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(site.readPage('/tin-tuc', 'en')) ?? []
    return {
      'the item in the footer': /href="\/dieu-khoan-va-dieu-kien[^"]*"[^>]*>(?:<[^>]*>)*Trial item/.test(footer),
    }
  },
}
