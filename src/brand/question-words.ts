// What visitors type around what they ask, by language: without it, the same is asked.

import type { searchSections } from './brand.ts'
import { siteName } from './firm.ts'

const firm = siteName.toLowerCase()

/** Of those who want to know what something is. */
export const definitions: Readonly<Record<string, readonly string[]>> = {
  vi: ['là gì', 'nghĩa là gì', 'có nghĩa là gì', 'là sao', 'là cái gì', 'thế nào là'],
  en: ['what is', 'what are', 'what does', 'definition of', 'definition', 'meaning of', 'meaning', 'define', 'mean'],
}

/** Of the stop words those that ask “or not?” at the end of a query, and deny what is asked for anywhere else. */
export const negations: Readonly<Record<string, readonly string[]>> = {
  vi: ['không', 'ko', 'k', 'hok'],
}

/** Units of amounts and times, after a number: “50 triệu”, “1 tháng”. */
export const unitWords: Readonly<Record<string, readonly string[]>> = {
  vi: ['triệu', 'tr', 'tỷ', 'tỉ', 'nghìn', 'ngàn', 'k', 'đồng', 'đ', 'vnd', 'tháng', 'ngày', 'tuần'],
  en: ['million', 'billion', 'thousand', 'm', 'bn', 'vnd', 'dong', 'months', 'month', 'days', 'day'],
}

/** Words that do not change what is asked, besides stop words. */
export const fillers: Readonly<Record<string, readonly string[]>> = {
  vi: [
    firm,
    'công ty',
    `của ${firm}`,
    'bên mình',
    'xem',
    'tra cứu',
    'tìm',
    'cách',
    'hướng dẫn',
    'thông tin',
    'mới nhất',
    'gần nhất',
    'gần đây',
    'hiện nay',
    'hiện tại',
    'hôm nay',
    'bây giờ',
    'năm nay',
    'sắp tới',
    'tới đây',
    'tiếp theo',
    'ngày nào',
    'ngày mấy',
    'thế nào',
    'nào',
    'mấy',
    'muốn',
    'cho hỏi',
    'giúp',
    'ai',
    'được',
    'ngày mai',
    'đợt này',
    'kỳ này',
    'lần này',
    'phải',
    'tải',
    'tải về',
    'cho',
    'bắt đầu',
    'kết thúc',
    'năm nào',
    'để',
    'pdf',
    'file',
    'bản mềm',
  ],
  en: [
    firm,
    ...'show see find latest newest recent current currently today now next upcoming much many please about get pdf file'.split(
      ' ',
    ),
  ],
}

type Words = Readonly<Record<string, readonly string[] | undefined>>

/** Words that say which part of the site is looked for, by language, besides what it is about: they need not be on its pages. */
export const sectionWords: Readonly<Partial<Record<(typeof searchSections)[number], Words>>> = {
  'co-hoi-nghe-nghiep': {
    vi: ['tuyển', 'tuyển dụng', 'việc làm', 'tìm việc', 'xin việc', 'ứng tuyển', 'job', 'jobs'],
    en: ['job', 'jobs', 'career', 'careers', 'vacancy', 'vacancies', 'hiring'],
  },
}
