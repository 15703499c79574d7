import { drawCandles, drawColumns, drawDepth } from './draw-charts.ts'
import { drawBundle, drawRidges, drawRings } from './draw-lines.ts'
import { drawDots, drawNetwork, drawWays } from './draw-patterns.ts'

export interface Cover {
  /** Its file below `content/`; the ending says how it is written. */
  file: string
  draw: (seed: number) => string
  seed: number
}

/** Which entry has which drawing. None shows a person, a place or a real figure. */
export const covers: readonly Cover[] = [
  {
    file: 'news/toa-dam-ve-cong-bo-thong-tin-song-ngu-cho-doanh-nghiep-niem-yet/cover.svg',
    draw: drawWays,
    seed: 5,
  },
  { file: 'news/diem-tin-tuan-2-6-11-chi-so-giam-nhe-thanh-khoan-co-lai/cover.png', draw: drawDepth, seed: 21 },
  { file: 'news/thu-nghiem-canh-bao-ty-le-ky-quy-theo-ba-muc/cover.svg', draw: drawRings, seed: 11 },
  { file: 'news/nhan-dien-gia-mao-cong-ty-chung-khoan-va-cach-xu-ly/cover.png', draw: drawDots, seed: 21 },
  { file: 'news/lai-suat-ty-gia-va-gia-co-phieu-ba-kenh-truyen-dan/cover.jpg', draw: drawBundle, seed: 7 },
  { file: 'news/shs-dien-tap-ung-pho-su-co-he-thong-giao-dich/cover.svg', draw: drawNetwork, seed: 3 },
  { file: 'news/man-hinh-danh-muc-moi-tren-ung-dung-giao-dich/cover.svg', draw: drawCandles, seed: 3 },
  { file: 'news/hieu-lenh-goi-ky-quy-truoc-khi-nhan-duoc-no/cover.png', draw: drawRidges, seed: 7 },
  { file: 'news/shs-don-20-thuc-tap-sinh-trong-chuong-trinh-he-2026/cover.png', draw: drawColumns, seed: 3 },
  {
    file: 'news/ngay-dao-han-hop-dong-tuong-lai-chi-so-va-bien-dong-cuoi-phien/cover.svg',
    draw: drawCandles,
    seed: 11,
  },
  { file: 'news/lenh-dieu-kien-cong-dung-cach-kich-hoat-va-gioi-han/cover.png', draw: drawWays, seed: 21 },
  {
    file: 'news/ky-co-cau-cua-cac-quy-chi-so-tac-dong-the-nao-den-giao-dich/cover.jpg',
    draw: drawDots,
    seed: 3,
  },
  { file: 'news/doc-bao-cao-tai-chinh-bat-dau-tu-luu-chuyen-tien-te/cover.svg', draw: drawRidges, seed: 21 },
  { file: 'news/hoi-thao-nha-dau-tu-ca-nhan-ve-quan-tri-rui-ro-danh-muc/cover.jpg', draw: drawNetwork, seed: 21 },
  { file: 'news/chung-quyen-co-bao-dam-diem-hoa-von-va-rui-ro-mat-toan-bo-von/cover.svg', draw: drawRings, seed: 5 },
  { file: 'news/trai-phieu-rieng-le-ai-duoc-mua-va-can-kiem-tra-gi/cover.svg', draw: drawColumns, seed: 11 },
  { file: 'news/mua-dai-hoi-co-dong-thuong-nien-doc-gi-trong-bo-tai-lieu-hop/cover.svg', draw: drawNetwork, seed: 7 },
  { file: 'news/truoc-ky-nghi-tet-nha-dau-tu-nen-thu-xep-nhung-gi/cover.svg', draw: drawRidges, seed: 13 },
  { file: 'news/ngay-giao-dich-khong-huong-quyen-va-cach-gia-duoc-dieu-chinh/cover.svg', draw: drawCandles, seed: 17 },
  { file: 'news/shs-hoan-thanh-dot-dao-tao-noi-bo-ve-phong-chong-rua-tien/cover.svg', draw: drawWays, seed: 11 },
  {
    file: 'news/ung-truoc-tien-ban-chung-khoan-cach-tinh-phi-va-khi-nao-nen-dung/cover.svg',
    draw: drawBundle,
    seed: 31,
  },
  { file: 'news/thanh-khoan-thi-truong-doc-khoi-luong-va-gia-tri-cho-dung/cover.svg', draw: drawRings, seed: 29 },
  { file: 'news/khop-lenh-dinh-ky-xac-dinh-gia-mo-cua-va-dong-cua-ra-sao/cover.svg', draw: drawDepth, seed: 17 },
  { file: 'news/chu-ky-thanh-toan-t-2-khi-nao-tien-va-co-phieu-ve-tai-khoan/cover.svg', draw: drawWays, seed: 33 },
  { file: 'news/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so/cover.svg', draw: drawCandles, seed: 23 },
  { file: 'news/mua-bao-cao-tai-chinh-quy-ii-va-nhung-moc-cong-bo-can-ghi-nho/cover.svg', draw: drawBundle, seed: 11 },
  // Not a cover, but a figure in a text.
  { file: 'news/doc-bang-gia-chung-khoan-qua-mau-sac-va-cac-cot-so/so-lenh.svg', draw: drawDepth, seed: 5 },
  { file: 'pages/ve-shs/cover.jpg', draw: drawRidges, seed: 3 },
  { file: 'pages/san-pham-dich-vu/cover.svg', draw: drawColumns, seed: 11 },
  { file: 'pages/san-pham-dich-vu/moi-gioi-chung-khoan/cover.png', draw: drawDepth, seed: 11 },
  { file: 'pages/san-pham-dich-vu/ngan-hang-dau-tu/cover.jpg', draw: drawColumns, seed: 21 },
  { file: 'pages/tin-tuc/cover.png', draw: drawDots, seed: 11 },
  { file: 'pages/trung-tam-phan-tich/cover.jpg', draw: drawRings, seed: 7 },
  { file: 'pages/quan-he-co-dong/cover.svg', draw: drawRings, seed: 21 },
  { file: 'pages/ho-tro/cover.svg', draw: drawWays, seed: 3 },
  { file: 'pages/thong-cao-bao-chi/cover.svg', draw: drawBundle, seed: 3 },
  { file: 'pages/co-hoi-nghe-nghiep/cover.svg', draw: drawNetwork, seed: 7 },
]
