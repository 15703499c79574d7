import type { Recipe } from './copy.ts'

export const menuItem: Recipe = {
  name: 'a menu item',
  limit: 1,
  english: {},
  steps: [
    (copy) =>
      copy.edit(
        'content/menus.yaml',
        '      - to: /ve-shs/giai-thuong\n',
        '      - { to: /landing, label: { vi: Mục thử, en: Trial item } }\n      - to: /ve-shs/giai-thuong\n',
      ),
  ],
  shows: (site) => {
    const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(site.readPage('/tin-tuc', 'en')) ?? []
    return {
      'the item in the footer': /href="\/landing[^"]*"[^>]*>(?:<[^>]*>)*Trial item/.test(footer),
    }
  },
}
