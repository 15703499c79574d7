import { foldToLetters } from '#lib/text/fold-to-letters.ts'
import type { Fields } from './fields-file.ts'

/** The names that sources use for a field of a post, without accents and signs; the first that a source has is taken. */
const usual: Readonly<Partial<Record<keyof Fields, readonly string[]>>> = {
  id: ['id', 'documentid', 'postid', 'uuid', 'guid', 'ma', 'mabaiviet', 'stt'],
  title: ['title', 'posttitle', 'name', 'headline', 'tieude', 'tenbaiviet', 'ten'],
  slug: ['slug', 'postname', 'alias', 'permalinkslug', 'duongdan'],
  body: ['content', 'body', 'postcontent', 'contenthtml', 'bodyhtml', 'html', 'text', 'noidung', 'chitiet'],
  excerpt: ['excerpt', 'summary', 'postexcerpt', 'description', 'teaser', 'lead', 'sapo', 'tomtat', 'mota'],
  publishedAt: [
    'publishedat',
    'publishdate',
    'datepublished',
    'postdate',
    'date',
    'ngaydang',
    'ngayxuatban',
    'datecreated',
    'createdat',
    'ngaytao',
    'ngay',
  ],
  modifiedAt: ['updatedat', 'modifiedat', 'postmodified', 'dateupdated', 'datemodified', 'ngaysua', 'ngaycapnhat'],
  language: ['locale', 'language', 'lang', 'langcode', 'ngonngu'],
  translations: ['translations', 'translationgroup', 'translationkey', 'nhombandich'],
  address: ['permalink', 'url', 'link', 'address', 'diachi', 'lienket'],
  image: [
    'image',
    'cover',
    'thumbnail',
    'featuredimage',
    'featuredmedia',
    'coverimage',
    'anh',
    'anhdaidien',
    'hinhanh',
  ],
  files: ['attachments', 'files', 'documents', 'tailieu', 'dinhkem', 'tepdinhkem'],
  status: ['status', 'poststatus', 'state', 'trangthai'],
}

const usualTerms: Readonly<Record<string, readonly string[]>> = {
  category: ['category', 'categories', 'postcategory', 'chuyenmuc', 'danhmuc', 'section'],
  tag: ['tags', 'tag', 'keywords', 'the', 'tukhoa'],
  author: ['author', 'authors', 'tacgia', 'postauthor', 'usercreated'],
}

/** The fields of a source by their usual names; what the file of `--fields` says is taken in their place. */
export function guessFields(names: readonly string[], written: Fields): Fields {
  const byKey = new Map(names.map((name) => [toKey(name), name]))
  const find = (keys: readonly string[]) => {
    const key = keys.find((one) => byKey.has(one))
    return key === undefined ? undefined : byKey.get(key)
  }
  const guessed = Object.entries(usual).flatMap(([field, keys]) => {
    const name = find(keys)
    return name === undefined ? [] : [[field, [name]]]
  })
  const terms = Object.entries(usualTerms).flatMap(([kind, keys]) => {
    const name = find(keys)
    return name === undefined ? [] : [[kind, [name]]]
  })
  return { ...Object.fromEntries(guessed), terms: Object.fromEntries(terms), ...written } as Fields // names of `usual` are fields, with lists of names
}

function toKey(name: string): string {
  return foldToLetters(name.toLowerCase()).replace(/[^a-z0-9]/g, '')
}
