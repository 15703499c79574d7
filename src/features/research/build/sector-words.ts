import type { IssuerFacts } from '../collections/issuers.ts'

/** Words of texts that place a company in a sector, in any language. */
export const sectorWords: Readonly<Record<IssuerFacts['sector'], readonly string[]>> = {
  'ngan-hang': ['ngân hàng', 'tài chính', 'bank', 'banking', 'financial'],
  'bat-dong-san': ['bất động sản', 'property', 'real estate'],
  thep: ['thép', 'steel'],
  'ban-le': ['bán lẻ', 'retail', 'retailer'],
  'cong-nghe': ['công nghệ', 'phần mềm', 'technology', 'software', 'IT'],
  'dien-nuoc': ['điện', 'thủy điện', 'cấp nước', 'hydropower', 'power', 'water', 'utility'],
  'dau-khi': ['dầu khí', 'oil and gas', 'petroleum'],
  logistics: ['logistics', 'cảng', 'port'],
  'tieu-dung': ['hàng tiêu dùng', 'tiêu dùng', 'consumer'],
  'cong-nghiep': ['bao bì', 'sản xuất', 'packaging', 'manufacturing', 'industrial'],
}
