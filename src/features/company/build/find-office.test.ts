import { expect, test } from 'vitest'
import { findOffice } from './find-office.ts'

const person = {
  roles: [{ body: 'ban-dieu-hanh', role: 'tong-giam-doc', from: '2023-06-01', to: '2026-05-31' }],
  mandates: [{ as: 'duoc-uy-quyen', from: '2025-02-03' }],
} as const satisfies Parameters<typeof findOffice>[0]

test.each([
  ['2025-02-02', 'mandates', 'Tổng Giám đốc'],
  ['2025-02-03', 'mandates', 'Người được ủy quyền công bố thông tin'],
  ['2025-02-03', 'roles', 'Tổng Giám đốc'],
  ['2026-06-01', 'roles', 'Người được ủy quyền công bố thông tin'],
  ['2023-05-31', 'roles', undefined],
] as const)('on %s, %s first: %s', (day, prefers, title) => {
  expect(findOffice(person, day, prefers)?.message).toBe(title)
})
