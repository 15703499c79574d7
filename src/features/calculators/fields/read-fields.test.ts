import { expect, test } from 'vitest'
import { marginFields } from '../calculation/margin-fields.ts'
import type { Field, Problem } from './field.ts'
import { readField, readFields } from './read-fields.ts'

const money: Field = { kind: 'money', least: '1', most: '999999999999999' }
const price: Field = { kind: 'price', least: '1', most: '1000000000' }
const count: Field = { kind: 'count', least: '1', most: '1000000000' }
const percent: Field = { kind: 'percent', least: '0', most: '99.99' }
const day: Field = { kind: 'day', least: '2023-01-01', most: '2027-12-31' }

test.each<[Field, text: string, value: string]>([
  [money, '50 triệu', '50000000'],
  [money, '1.200.000', '1200000'],
  [money, '1,5 tỷ', '1500000000'],
  [money, '25.000', '25000'],
  [money, '25,000', '25000'],
  [money, '50 million', '50000000'],
  [price, '25.500', '25500'],
  [price, '25,5 nghìn', '25500'],
  [price, '400', '400'],
  [count, '1.000', '1000'],
  [percent, '12,5', '12.5'],
  [percent, '12.50 %', '12.5'],
  [percent, '030', '30'],
  [percent, '0', '0'],
  [day, '2026-12-04', '2026-12-04'],
  [day, '4/12/2026', '2026-12-04'],
  [day, ' 04.12.2026 ', '2026-12-04'],
  [day, '29/02/2024', '2024-02-29'],
])('%j takes %j as %s', (field, text, value) => {
  expect(readField(field, text, ',')).toBe(value)
})

test.each<[Field, text: string, problem: Problem]>([
  [money, '', { code: 'empty' }],
  [money, '   ', { code: 'empty' }],
  [money, 'NaN', { code: 'no-number' }],
  [money, 'Infinity', { code: 'no-number' }],
  [money, '1e9', { code: 'no-number' }],
  [money, '<script>', { code: 'no-number' }],
  [money, '0', { code: 'too-small', nearest: '1' }],
  [money, '-5', { code: 'too-small', nearest: '1' }],
  [money, '−1.000.000', { code: 'too-small', nearest: '1' }],
  [money, '1,2345678 triệu', { code: 'not-whole' }],
  [money, '9'.repeat(400), { code: 'too-large', nearest: '999999999999999' }],
  [price, '15', { code: 'board-price', nearest: '15000' }],
  [price, '125', { code: 'board-price', nearest: '125000' }],
  [price, '25.5', { code: 'board-price', nearest: '25500' }],
  [price, ' 25,05 ', { code: 'board-price', nearest: '25050' }],
  [price, '9.9', { code: 'board-price', nearest: '9900' }],
  [price, '0', { code: 'too-small', nearest: '1' }],
  [count, '1.000.000.001', { code: 'too-large', nearest: '1000000000' }],
  [percent, '12,555', { code: 'no-number' }],
  [percent, '100', { code: 'too-large', nearest: '99.99' }],
  [percent, '1e400', { code: 'no-number' }],
  [percent, '-3', { code: 'too-small', nearest: '0' }],
  [marginFields['duy-tri'], '20', { code: 'too-small', nearest: '30' }],
  [marginFields['ban-dau'], '49,9', { code: 'too-small', nearest: '50' }],
  [day, '31/02/2026', { code: 'no-such-day', nearest: '2026-02-28' }],
  [day, '2026-04-31', { code: 'no-such-day', nearest: '2026-04-30' }],
  [day, '2026-13-01', { code: 'no-day' }],
  [day, '00/00/0000', { code: 'no-day' }],
  [day, 'hôm nay', { code: 'no-day' }],
  [day, '31/12/2022', { code: 'too-small', nearest: '2023-01-01' }],
  [day, '01/01/9999', { code: 'too-large', nearest: '2027-12-31' }],
])('%j does not take %j', (field, text, problem) => {
  expect(readField(field, text, ',')).toEqual(problem)
})

test('an optional field may be empty', () => {
  const fields = { gia: money, 'gia-moi': { ...money, isOptional: true } } as const
  expect(readFields(fields, { gia: '1000' }, ',')).toEqual({ values: { gia: '1000' }, problems: {} })
  expect(readFields(fields, { 'gia-moi': 'x' }, ',')).toEqual({
    values: {},
    problems: { gia: { code: 'empty' }, 'gia-moi': { code: 'no-number' } },
  })
})
