import { afterAll, describe, expect, test } from 'vitest'
import { createHandlerTarget, createNodeTarget } from './targets.ts'

const targets = [await createHandlerTarget(), await createNodeTarget()]
const list = '/tin-tuc/tin-tuc-moi-nhat'

describe.each(targets)('$name', ({ fetch, close }) => {
  afterAll(close)

  // The app's router must read the same numbers: otherwise hydration would show another page.
  test.each([
    ['?trang=2&trang=3', 'trang 1/2'],
    ['?trang=2&trang=2', 'trang 1/2'],
    ['?trang=99999999999', 'trang 2/2'],
    ['?trang=9007199254740993', 'trang 1/2'],
    ['?trang=02', 'trang 1/2'],
    ['?trang=2.5', 'trang 1/2'],
    ['?trang=2.0', 'trang 2/2'],
    ['?trang=%202', 'trang 2/2'],
    ['?trang=1e9', 'trang 2/2'],
    ['?trang=null', 'trang 1/2'],
    ['?trang=[2]', 'trang 1/2'],
    ['?trang=', 'trang 1/2'],
    ['?trang=%222%22', 'trang 1/2'],
    ['?nam=2026&trang=2', 'trang 2/2'],
    ['?nam=2025&trang=2', '>7 mục<'],
    ['?nam=2025&loai=thi-truong', '>2 mục<'],
    ['?nam=2019', 'Không có mục nào phù hợp với bộ lọc'],
    ['?nam=x&loai=nothing&den=2026-02-30', 'trang 1/2'],
  ])('%s shows %s', async (search, shown) => {
    expect(await (await fetch(list + search)).text()).toContain(shown)
  })
})
