import { expect } from '@playwright/test'
import { isMarked, markDocument, readAddress, readFocus, textOf } from '../page/read-page.ts'
import { needs, test } from '../test.ts'

const isExpanded = (label: string) =>
  [...document.querySelectorAll('.main-nav button')]
    .find(({ ariaLabel }) => ariaLabel?.replaceAll(/\s+/g, ' ') === label)
    ?.getAttribute('aria-expanded')

const products = 'Các mục trong Sản phẩm dịch vụ'

test('menus of the main bar, by mouse', async ({ visitor }) => {
  await visitor.open('/tin-tuc')
  await visitor.evaluate(markDocument)
  await visitor.hover('.main-nav button', products)
  await visitor.sees(isExpanded, products).toBe('true')
  await visitor.click('.nav-panel a', 'Môi giới chứng khoán')
  await visitor.sees(textOf, 'h1').toBe('Môi giới chứng khoán')
  await visitor.sees(isExpanded, products).toBe('false')
  await visitor.click('.main-nav button', 'Các mục trong Về SHS')
  await visitor.sees(isExpanded, 'Các mục trong Về SHS').toBe('true')
  await visitor.click('h1')
  await visitor.sees(isExpanded, 'Các mục trong Về SHS').toBe('false')
  expect(await visitor.evaluate(isMarked)).toBe(true)
  expect(await visitor.takeProblems()).toEqual([])
})

test('menus of the main bar, by keyboard', async ({ visitor }) => {
  await visitor.open('/tin-tuc')
  await visitor.sees(isExpanded, products).toBe('false')
  await visitor.evaluate((label) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.main-nav button')]
    buttons.find(({ ariaLabel }) => ariaLabel?.replaceAll(/\s+/g, ' ') === label)?.focus()
  }, products)
  await visitor.press('Enter')
  await visitor.sees(isExpanded, products).toBe('true')
  for (const name of ['Sản phẩm dịch vụ', 'Khách hàng tổ chức', 'Môi giới chứng khoán']) {
    await visitor.press('Tab')
    await visitor.sees(readFocus).toBe(name)
  }
  await visitor.press('Tab', true)
  await visitor.sees(readFocus).toBe('Khách hàng tổ chức')
  await visitor.press('Escape')
  await visitor.sees(readFocus).toBe(products)
  await visitor.sees(isExpanded, products).toBe('false')
  expect(await visitor.takeProblems()).toEqual([])
})

for (const act of ['click', 'tap'] as const) {
  test(`the menu of a phone, by ${act === 'tap' ? 'touch' : 'mouse'}`, async ({ engine, visitor }) => {
    if (act === 'tap') needs(engine, 'touch')
    await visitor.resize(390)
    await visitor.open('/tin-tuc')
    await visitor[act]('header summary', 'Menu')
    await visitor.sees(() => document.querySelector('main')?.inert).toBe(true)
    await visitor[act]('.menu-panel summary', 'Về SHS')
    await visitor[act]('.menu-panel a', 'Ban điều hành')
    await visitor.sees(readAddress).toBe('/ve-shs/doi-ngu-lanh-dao#ban-dieu-hanh')
    await visitor.sees(() => document.querySelectorAll('[inert], details.menu[open]').length).toBe(0)
    expect(await visitor.takeProblems()).toEqual([])
  })
}
